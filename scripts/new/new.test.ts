import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { copyRepository } from '../fixtures/copied-repository.ts'
import { aFolder } from '../fixtures/folder.ts'
import { translatedFiles, translatePlaceholders } from '../fixtures/translated.ts'
import { UNTRANSLATED } from './phrases.ts'

jest.setTimeout(1_800_000)

const folder = aFolder()
/** Silent: of a failure the end of what is printed is shown, and that should be the failure. */
const JEST = [
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  '--runInBand',
  '--silent',
  '--testPathPatterns',
]

interface Outcome {
  status: number | null
  output: string
}

/** Runs one of the project's tools in the copy. */
function run(...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
    maxBuffer: 2 ** 28,
  })
  return { status, output: stdout + stderr }
}

const make = (...args: string[]): Outcome => run('scripts/new.ts', ...args)
const sound = (outcome: Outcome): string => (outcome.status === 0 ? 'sound' : outcome.output.slice(-6000))
const waiting = (): string[] =>
  translatedFiles(folder).filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(UNTRANSLATED))

const written = ({ output }: Outcome): string[] =>
  [...output.matchAll(/^ {2}(?:new|edited) +(\S+)$/gm)].map(([, file = '']) => file)

/** What was made, in the order of the commands. */
const made: Outcome[] = []
let outcome: Outcome

beforeAll(() => {
  copyRepository(folder)
  for (const command of [
    ['remote', 'loyalty'],
    ['feature', 'loyalty/price-lists'],
    ['feature', 'people/delivery-rounds'],
  ]) {
    outcome = make(...command)
    expect(sound(outcome)).toBe('sound')
    made.push(outcome)
  }
})

describe('what cannot be made is refused in a sentence, and nothing is written', () => {
  test.each([
    ['nothing', [], 'Say what to create'],
    ['a feature without a domain', ['feature', 'price-lists'], 'Say what to create'],
    ['a name that no folder has', ['feature', 'people/PriceLists'], 'cannot be the name'],
    ['a feature of an unknown remote', ['feature', 'nowhere/offers'], 'npm run new remote nowhere'],
    ['a feature that is there', ['feature', 'inventory/units'], 'already exists'],
    ['a remote that is there', ['remote', 'people'], 'already exists'],
  ])('%s', (_, args, sentence) => {
    const before = fs.readFileSync(path.join(folder, 'api/src/modules/inventory/index.ts'), 'utf8')
    const { status, output } = make(...args)
    expect(status).not.toBe(0)
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
    expect(fs.readFileSync(path.join(folder, 'api/src/modules/inventory/index.ts'), 'utf8')).toBe(before)
  })
})

test('a simple entity costs at most thirteen new files and three edited ones, none of them in another team’s remote', () => {
  const [, created, edited] = /(\d+) new files, (\d+) edited/.exec(outcome.output) ?? []
  expect(Number(created)).toBeLessThanOrEqual(13)
  expect(Number(edited)).toBeLessThanOrEqual(3)
  const files = written(outcome)
  expect(files).toHaveLength(Number(created) + Number(edited))
  expect(files.filter((file) => file.startsWith('mfe-') && !file.startsWith('mfe-people/'))).toEqual([])
})

describe('a new remote and new features', () => {
  test('wait for their French and Arabic', () => {
    const { status, output } = run(...JEST, 'checks/locales')
    expect(status).not.toBe(0)
    expect(output).toContain('waits for its translation')
    for (const namespace of ['mfe-loyalty', 'mfe-people'])
      expect(output).toContain(`${namespace} › says the same in its three languages`)
    expect(waiting().length).toBeGreaterThan(5)
    translatePlaceholders(folder)
    expect(waiting()).toEqual([])
  })

  test('have sound types', () => {
    expect(sound(run('scripts/types.ts', 'api', 'mfe-loyalty', 'mfe-people', 'shared/contracts'))).toBe('sound')
  })

  test('keep the rules of the code', () => {
    const files = made.flatMap(written).filter((file) => /\.(tsx?|mjs)$/.test(file))
    expect(files.length).toBeGreaterThan(15)
    expect(sound(run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...new Set(files)))).toBe('sound')
  })

  test('leave nothing unused', () => {
    expect(sound(run('node_modules/knip/bin/knip.js'))).toBe('sound')
  })

  test('import only what they may', () => {
    const cruiser = [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--do-not-follow',
      'node_modules',
      '--output-type',
      'json',
    ]
    const { output } = run(...cruiser, 'mfe-loyalty', 'mfe-people', 'api/src', 'shared/contracts')
    const { summary }: { summary: { totalCruised: number; violations: { from: string; to: string }[] } } = JSON.parse(
      output.slice(output.indexOf('{')),
    )
    expect(summary.totalCruised).toBeGreaterThan(100)
    // What is installed is linked from elsewhere, which the rules cannot know.
    expect(summary.violations.filter(({ from, to }) => !`${from} ${to}`.includes('node_modules'))).toEqual([])
  })

  test('pass their tests and those of the house', () => {
    const own = run(
      ...JEST,
      'price-lists|delivery-rounds|mfe-loyalty|checks/(locales|packages)|catalogue-lint|resource/in-use|translation/translation',
    )
    expect(sound(own)).toBe('sound')
    const laws = run(...JEST, 'platform/resource', '--testNamePattern', '^(price-lists|delivery-rounds) ')
    expect(sound(laws)).toBe('sound')
    for (const file of ['resources', 'price-lists.page', 'in-use', 'delivery-rounds.page', 'start.page'])
      expect(own.output + laws.output).toMatch(new RegExp(`PASS.*${file}`))
  })

  test('are built', () => {
    const webpack = path.join('..', 'node_modules', 'webpack', 'bin', 'webpack.js')
    const { status, stdout } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
      cwd: path.join(folder, 'mfe-loyalty'),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    })
    expect(sound({ status, output: stdout })).toBe('sound')
  })
})
