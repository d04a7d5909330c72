import { caseTitle, LANGUAGE_CASES } from '@comptoir/i18n/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'

const asked: string[] = []

// jsdom has neither fetch nor timed signals.
globalThis.fetch = (input) => {
  const address = input instanceof Request ? input.url : String(input)
  asked.push(address)
  return Promise.resolve(
    new Response(JSON.stringify({ hello: address }), { headers: { 'content-type': 'application/json' } }),
  )
}
AbortSignal.timeout = () => new AbortController().signal
const { phrasesAddress, startLanguage } = await import('./start-language.ts')

function browserSpeaks(...languages: string[]): void {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
  Object.defineProperty(navigator, 'language', { value: languages[0], configurable: true })
}
const chosen = () => [document.documentElement.lang, document.documentElement.dir]

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'i18nextLng=; max-age=0; path=/'
  document.documentElement.removeAttribute('dir')
  asked.length = 0
  browserSpeaks('en-US')
})

describe('the language', () => {
  test('chosen last time wins over the browser’s', async () => {
    localStorage.setItem('i18nextLng', 'ar')
    const i18n = await startLanguage()
    expect(i18n.language).toBe('ar')
    expect(chosen()).toEqual(['ar', 'rtl'])
  })

  test('is the browser’s when nothing was chosen, whatever its region', async () => {
    browserSpeaks('de-DE', 'fr-TN')
    await startLanguage()
    expect(chosen()).toEqual(['fr', 'ltr'])
  })

  test('is French when nothing else is known', async () => {
    browserSpeaks('de-DE')
    document.documentElement.lang = 'de'
    await startLanguage()
    expect(chosen()).toEqual(['fr', 'ltr'])
  })

  test.each(['<script>alert(1)</script>', '" onmouseover="alert(1)', 'javascript:alert(1)', '../../ar'])(
    'is not taken from %s',
    async (value) => {
      localStorage.setItem('i18nextLng', value)
      const i18n = await startLanguage()
      expect(i18n.language).toBe('en')
      expect(asked.every((address) => address.startsWith('/locales/'))).toBe(true)
      expect(document.documentElement.outerHTML).not.toContain('alert')
    },
  )

  test('that is changed turns the document round and is kept in storage and cookie', async () => {
    const i18n = await startLanguage()
    await i18n.changeLanguage('ar')
    expect(chosen()).toEqual(['ar', 'rtl'])
    expect(localStorage.getItem('i18nextLng')).toBe('ar')
    expect(document.cookie).toContain('i18nextLng=ar')
    expect(document.cookie).toContain('i18nextStored=ar')
  })
})

test.each([
  ['en', '100,108 of 1,234.5; 2026'],
  ['fr', '100\u202F108 of 1\u202F234,5; 2026'],
  ['ar', '100\u202F108 of 1\u202F234,5; 2026'],
])('numbers in a sentence are written as in %s', async (language, expected) => {
  localStorage.setItem('i18nextLng', language)
  const i18n = await startLanguage()
  i18n.addResource(language, 'translation', 'rows', '{{count}} of {{some}}; {{yearNumber}}')
  expect(i18n.t('rows', { count: 100_108, some: 1234.5, yearNumber: 2026 })).toBe(expected)
})

test('follows the choice of another tab', async () => {
  const i18n = await startLanguage()
  const changed = new Promise((resolve) => i18n.on('languageChanged', resolve))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: 'ar' }))
  await changed
  expect(chosen()).toEqual(['ar', 'rtl'])
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: '<script>' }))
  expect(i18n.language).toBe('ar')
})

test('the detection is as specified', async () => {
  const { options } = await startLanguage()
  expect(options).toMatchObject({
    fallbackLng: ['fr'],
    supportedLngs: expect.arrayContaining(['en', 'fr', 'ar']),
    maxRetries: 5,
    retryTimeout: 350,
  })
})

test.each(LANGUAGE_CASES.filter(({ asked }) => asked === null).map((each) => [caseTitle(each), each] as const))(
  'the page finds the first: %s',
  async (_title, { stored, spoken, path, cookie, known }) => {
    browserSpeaks(...spoken)
    document.documentElement.removeAttribute('lang')
    if (stored !== null) localStorage.setItem('i18nextLng', stored)
    if (cookie !== null) document.cookie = `i18nextLng=${cookie}; path=/`
    history.replaceState(null, '', `/${path}`)
    const before = document.cookie
    const i18n = await startLanguage()
    expect(i18n.language).toBe(known ?? 'fr')
    expect([localStorage.getItem('i18nextLng'), document.cookie]).toEqual([stored, before])
    history.replaceState(null, '', '/')
  },
)

test('it is looked for in storage, the browser, the page, the address and the cookie, in this order', async () => {
  const { languageDetector } = await import('./language-detector.ts')
  const found = () => languageDetector.detect()
  const were = location.pathname
  browserSpeaks()
  document.documentElement.removeAttribute('lang')
  expect(found()).toEqual([])
  document.cookie = 'i18nextLng=en; path=/'
  expect(found()).toEqual(['en'])
  history.replaceState(null, '', '/ar/prices')
  expect(found()).toEqual(['ar', 'en'])
  document.documentElement.lang = 'fr'
  expect(found()).toEqual(['fr', 'ar', 'en'])
  browserSpeaks('ar-TN', 'fr')
  localStorage.setItem('i18nextLng', 'en')
  expect((found() as string[]).slice(0, 3)).toEqual(['en', 'ar', 'fr'])
  history.replaceState(null, '', were)
})

test.each([404, 503])(
  'a file that is answered with %d is asked for five times more, 350 ms later and doubling',
  async (status) => {
    const i18n = await startLanguage()
    const answer = globalThis.fetch
    const at: number[] = []
    jest.useFakeTimers()
    globalThis.fetch = (input) => {
      if (String(input instanceof Request ? input.url : input).includes('.en.json')) at.push(Date.now())
      return Promise.resolve(new Response('', { status }))
    }
    void i18n.loadNamespaces('/r/inventory/b1/phrases/missing')
    await jest.advanceTimersByTimeAsync(60_000)
    jest.useRealTimers()
    globalThis.fetch = answer
    const waits = at.map((time, index) => time - (at[index - 1] ?? time)).slice(1)
    expect(waits).toEqual([350, 700, 1400, 2800, 5600])
  },
)

/** The files whose names have the text are missing for good; the rest comes. Gives back the server as it was. */
function withoutFiles(text: string): () => void {
  const answer = globalThis.fetch
  globalThis.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes(text)
      ? Promise.resolve(new Response('', { status: 404 }))
      : answer(input, init)
  return () => {
    globalThis.fetch = answer
  }
}

test('where the page’s Arabic never comes, it runs in the direction of the French that is shown', async () => {
  localStorage.setItem('i18nextLng', 'ar')
  const restore = withoutFiles('/locales/ar/')
  jest.useFakeTimers()
  const starting = startLanguage()
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
  const i18n = await starting
  expect(i18n.t('hello')).toBe('/locales/fr/translation.json?v=')
  expect(chosen()).toEqual(['fr', 'ltr'])
  // Phrases of a remote that do come do not turn the page round.
  await i18n.loadNamespaces('/r/inventory/b1/phrases/products')
  jest.useFakeTimers()
  const changing = i18n.changeLanguage('ar')
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
  await changing
  expect(chosen()).toEqual(['fr', 'ltr'])
  expect(localStorage.getItem('i18nextLng')).toBe('ar')
  restore()
})

test('the namespace of a remote is made of files and never asked for by its name', async () => {
  const i18n = await startLanguage()
  expect(phrasesAddress('fr', 'sales-purchases')).toBeNull()
  expect(phrasesAddress('fr', 'profile')).toBeNull()
  await i18n.loadNamespaces('sales-purchases')
  expect(i18n.hasResourceBundle('fr', 'sales-purchases')).toBe(false)
})

test('a remote’s phrases are read beside its build, the shell’s own at the fixed address', async () => {
  const file = '/r/inventory/b1/phrases/products'
  expect(phrasesAddress('ar', file)).toBe('/r/inventory/b1/phrases/products.ar.json')
  expect(phrasesAddress('fr', 'translation')).toBe('/locales/fr/translation.json?v=')
  const version = Object.assign(document.createElement('meta'), { name: 'phrases', content: 'abc' })
  document.head.append(version)
  expect(phrasesAddress('fr', 'translation')).toBe('/locales/fr/translation.json?v=abc')
  expect(phrasesAddress('fr', 'shell/profile')).toBe('/locales/fr/profile.json?v=abc')
  version.remove()
  const i18n = await startLanguage()
  await i18n.loadNamespaces(file)
  expect(i18n.t('hello', { ns: file })).toBe('/r/inventory/b1/phrases/products.en.json')
})
