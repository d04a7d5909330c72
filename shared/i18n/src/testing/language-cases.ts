import type { Language } from '../languages.ts'

/** What is known of a reader when a page is asked for. */
export interface LanguageCase {
  /** `?lng`. */
  asked: string | null
  stored: string | null
  /** What the browser speaks, the preferred one first. */
  spoken: readonly string[]
  /** First step of the address. */
  path: string
  cookie: string | null
  /** What the specified order finds; null when nothing names a language of the product. */
  known: Language | null
}

const NAMED: Record<string, Language> = { en: 'en', fr: 'fr', 'fr-TN': 'fr', ar: 'ar' }
const SCRIPT = '<script>'

/** Every combination: of places that name nothing, one language, another, or what is none. */
export const LANGUAGE_CASES: readonly LanguageCase[] = [null, 'en', 'de'].flatMap((asked) =>
  [null, 'ar', SCRIPT].flatMap((stored) =>
    [[], ['de'], ['de', 'fr-TN']].flatMap((spoken) =>
      ['prices', 'en'].flatMap((path) =>
        [null, 'ar', SCRIPT].map((cookie) => ({
          asked,
          stored,
          spoken,
          path,
          cookie,
          known: [asked, stored, ...spoken, path, cookie].flatMap((place) => NAMED[place ?? ''] ?? [])[0] ?? null,
        })),
      ),
    ),
  ),
)

/** Names a case in the title of a test. */
export function caseTitle({ asked, stored, spoken, path, cookie }: LanguageCase): string {
  return `?lng=${asked}, storage ${stored}, browser ${spoken.join('+') || 'mute'}, path ${path}, cookie ${cookie}`
}
