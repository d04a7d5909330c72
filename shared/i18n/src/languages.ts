/** The languages of the product, in the order in which the reader is offered them. */
export const LANGUAGES = ['en', 'fr', 'ar'] as const
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number]

/** What is spoken when nothing better is known: the language of accounting paper in Tunisia. */
export const FALLBACK: Language = 'fr'

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-TN', ar: 'ar-TN-u-nu-latn' }

/** Whether a value from outside (storage, cookie, header) names a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** What `dir` of the page has to be. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The `Intl` locale of a language: day before month in English, Tunisian usage in the others, Latin digits in all. */
export function localeOf(language: Language): string {
  return LOCALES[language]
}

/** The language to answer in, by what the browser sends. Anything unknown or malformed ends in `FALLBACK`. */
export function negotiateLanguage(acceptLanguageHeader: string | undefined): Language {
  return wishedLanguage(acceptLanguageHeader) ?? FALLBACK
}

/** The best language of an Accept-Language header that the product speaks; undefined when it names none. */
export function wishedLanguage(acceptLanguageHeader: string | undefined): Language | undefined {
  return wishesOf(acceptLanguageHeader ?? '').find(isLanguage)
}

const MAX_HEADER_LENGTH = 500

/** The primary tags of an Accept-Language header (RFC 9110 12.5.4), best first; those refused with q=0 are left out. */
function wishesOf(header: string): string[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: primaryOf(range), quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}

function primaryOf(tag: string): string {
  return tag.trim().toLowerCase().split('-')[0] ?? ''
}
