import { caseTitle, LANGUAGE_CASES, type LanguageCase } from '@comptoir/i18n/testing'
import { expect, test } from '@jest/globals'
import { runInNewContext } from 'node:vm'
import { EARLY_SCRIPT } from './early-script.ts'

interface Opened extends Partial<LanguageCase> {
  /** Language that the server wrote into the document. */
  html?: string
  isStorageClosed?: boolean
  /** The chosen appearance. */
  theme?: 'light' | 'dark'
}

const isKept = (cookie: string): boolean => !cookie.includes('max-age=0')

/** Opens a page with as much of a browser as the script reads, and gives what it left behind. */
function open({ asked = null, stored = null, spoken = [], path = '', cookie = null, html = '', ...rest }: Opened) {
  const storage = new Map(stored === null ? [] : [['i18nextLng', stored]])
  const written: string[] = []
  const preload = { href: '' }
  const edges = { content: 'white', dataset: { light: 'white', dark: 'black' } }
  const root = { lang: html, dir: '', classList: { add: () => undefined } }
  if (rest.theme !== undefined) storage.set('theme', rest.theme)
  const closed = () => {
    if (rest.isStorageClosed === true) throw new Error('closed')
  }
  runInNewContext(EARLY_SCRIPT, {
    document: {
      documentElement: root,
      head: { append: () => undefined },
      addEventListener: () => undefined,
      querySelector: (of: string) => (of === 'meta[name=theme-color]' ? edges : { content: '' }),
      createElement: () => preload,
      get cookie() {
        return cookie === null ? 'theme=x' : `theme=x; i18nextLng=${cookie}`
      },
      set cookie(value: string) {
        written.push(value)
      },
    },
    localStorage: {
      getItem: (key: string) => (closed(), storage.get(key) ?? null),
      setItem: (key: string, value: string) => (closed(), storage.set(key, value)),
    },
    navigator: { languages: spoken, language: spoken[0] },
    location: { pathname: `/${path}`, search: asked === null ? '' : `?lng=${asked}` },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  })
  const cookies = written.filter(isKept).map((each) => each.split(';')[0])
  return {
    language: root.lang,
    direction: root.dir,
    phrases: preload.href,
    stored: storage.get('i18nextLng'),
    cookies,
    edges: edges.content,
  }
}

test('paints the window’s edges in the colour of the chosen appearance', () => {
  expect([open({}).edges, open({ theme: 'dark' }).edges, open({ theme: 'light' }).edges]).toEqual([
    'white',
    'black',
    'white',
  ])
})

test.each(LANGUAGE_CASES.map((each) => [caseTitle(each), each] as const))(
  'finds the language in the specified order: %s',
  (_title, each) => {
    const language = each.known ?? 'fr'
    const found = { language, direction: language === 'ar' ? 'rtl' : 'ltr' }
    expect(open(each)).toMatchObject({ ...found, phrases: `/locales/${language}/translation.json?v=` })
    // What the server writes of the same is no different answer.
    expect(open({ ...each, html: language })).toMatchObject(found)
  },
)

test('the document goes before path and cookie, and after what the browser speaks', () => {
  expect(open({ html: 'ar', path: 'en', cookie: 'en' }).language).toBe('ar')
  expect(open({ html: 'ar', spoken: ['en-GB'] }).language).toBe('en')
})

test('nothing found is kept as if it were chosen', () => {
  expect(open({ spoken: ['ar'] })).toMatchObject({ language: 'ar', stored: undefined, cookies: [] })
  expect(open({ spoken: ['de'], cookie: 'ar' })).toMatchObject({ language: 'ar', stored: undefined, cookies: [] })
})

test('a language that the address names is kept, and what is stored is told to the server', () => {
  expect(open({ asked: 'ar', stored: 'en' })).toMatchObject({
    stored: 'ar',
    cookies: ['i18nextLng=ar', 'i18nextStored=ar'],
  })
  expect(open({ stored: 'en' }).cookies).toEqual(['i18nextStored=en'])
})

test('a closed storage leaves the rest of the order', () => {
  expect(open({ isStorageClosed: true, cookie: 'ar', spoken: ['de'] })).toMatchObject({
    language: 'ar',
    direction: 'rtl',
  })
  expect(open({ isStorageClosed: true, asked: 'ar' })).toMatchObject({ language: 'ar', cookies: ['i18nextLng=ar'] })
})
