import { flatten, LANGUAGES, translation } from '@comptoir/i18n'
import { wholeTranslation } from '@comptoir/i18n/words'
import { describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../common/root.ts'
import { phraseFaults } from './phrase-faults.ts'
import { basesOf, parityFaults, type TextExceptions } from './phrase-parity.ts'
import { labelsOf, phrasesOf } from './remote-phrases.ts'
import { filesBelow, textOf } from './sources.ts'

const PRODUCT = /(?<!\.test)\.tsx?$/
/** Who may ask for the common phrases; remotes do so for theirs and these. */
const COMMON_READERS = ['shell/src', 'shared/app-kit/src', 'shared/platform/src', 'shared/ui/src', 'api/src']

const common = basesOf(new Map(flatten(wholeTranslation('en'))))
const remotes = fs
  .readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-') && fs.existsSync(path.join(ROOT, name, 'remote.json')))
const { dynamic, ...exceptions }: TextExceptions & { dynamic: Record<string, string[]> } = JSON.parse(
  textOf('scripts/checks/locale-exceptions.json'),
)

function sourcesOf(folders: readonly string[]): Record<string, string> {
  const files = folders
    .flatMap((folder) => filesBelow(folder, PRODUCT))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`))
  return Object.fromEntries(files.map((file) => [file, textOf(file)]))
}

describe.each(remotes)('%s', (remote) => {
  test('says the same in its three languages', () => {
    expect(parityFaults(phrasesOf(path.join(ROOT, remote)), exceptions)).toEqual([])
  })

  test('has the phrases that it asks for, and no other', () => {
    const folder = path.join(ROOT, remote)
    const own = basesOf(phrasesOf(folder).en)
    const sources = sourcesOf([`${remote}/src`])
    expect(phraseFaults({ sources, own, common, dynamic: dynamic[remote] ?? [], named: labelsOf(folder) })).toEqual([])
  })
})

test('the common phrases say the same in three languages', () => {
  const [en, fr, ar] = LANGUAGES.map((language) => new Map(flatten(translation(language))))
  if (!en || !fr || !ar) throw new Error('a language is missing')
  expect(parityFaults({ en, fr, ar }, exceptions)).toEqual([])
})

test('the common phrases are those that the shell, the kit, the parts and the API ask for', () => {
  const sources = sourcesOf([...COMMON_READERS, ...remotes.map((remote) => `${remote}/src`)])
  const faults = phraseFaults({
    sources,
    own: common,
    common: new Set(),
    dynamic: dynamic['translation'] ?? [],
    named: [],
  })
  expect(faults.filter((fault) => !remotes.some((remote) => fault.startsWith(remote)))).toEqual([])
})
