import { caseTitle, LANGUAGE_CASES, type LanguageCase } from '@comptoir/i18n/testing'
import { expect, test } from '@jest/globals'
import { inLanguage, knownLanguage, pageLanguage } from './page-language.ts'

type Cookies = Record<string, string | undefined>

/** The request of a browser, which repeats in a cookie the language that its storage has. */
function requestOf({ asked, stored, spoken, path, cookie }: LanguageCase) {
  const cookies: Cookies = {
    ...(stored === null ? {} : { i18nextStored: stored }),
    ...(cookie === null ? {} : { i18nextLng: cookie }),
  }
  return {
    url: `/${path}${asked === null ? '' : `?lng=${asked}`}`,
    headers: { 'accept-language': spoken.join(', ') },
    cookies,
  }
}

test.each(LANGUAGE_CASES.map((each) => [caseTitle(each), each] as const))(
  'the server finds what the page will: %s',
  (_title, each) => {
    const request = requestOf(each)
    expect(knownLanguage(request) ?? null).toBe(each.known)
    const language = each.known ?? 'fr'
    expect(pageLanguage(request)).toBe(language)
    expect(inLanguage('<html><head>', language)).toBe(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head>`,
    )
  },
)

test('a cookie alone says nothing of the storage: the browser goes before it', () => {
  const headers = { 'accept-language': 'fr' }
  expect(pageLanguage({ url: '/', headers, cookies: { i18nextLng: 'ar' } })).toBe('fr')
  expect(pageLanguage({ url: '/', headers, cookies: { i18nextLng: 'ar', i18nextStored: 'ar' } })).toBe('ar')
})
