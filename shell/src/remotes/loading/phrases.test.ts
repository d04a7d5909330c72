import { expect, test } from '@jest/globals'
import { testI18n } from '@comptoir/testing'
import { aRelease } from '../../testing/a-release.ts'
import { createPhrases } from './phrases.ts'

const [before, now] = [aRelease('loyalty', { build: 'b0' }), aRelease('loyalty')]
const asked: string[] = []

function serve(answer: (address: string) => Response): void {
  globalThis.fetch = (input) => {
    asked.push(String(input))
    return Promise.resolve(answer(String(input)))
  }
}

test('another release of a remote brings its own phrases, though those of the first never came', async () => {
  const i18n = await testI18n('ar')
  i18n.loadNamespaces = () => new Promise(() => undefined)
  serve((address) => new Response(JSON.stringify({ title: address })))
  const loadPhrases = createPhrases(i18n)
  void loadPhrases(now)
  await loadPhrases(before)
  expect(i18n.t('loyalty:title')).toBe('/r/loyalty/b0/locales/ar.json')
  await loadPhrases(now)
  expect(i18n.t('loyalty:title')).toBe('/r/loyalty/b1/locales/ar.json')
  serve(() => new Response('', { status: 404 }))
  await expect(loadPhrases(before)).rejects.toMatchObject({ name: 'PhrasesMissing' })
})
