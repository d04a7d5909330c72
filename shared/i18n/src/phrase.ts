import type { ErrorCode } from '@comptoir/contracts/errors'
import type { errorsEn } from './errors.en.ts'
import { localeOf, type Language } from './languages.ts'
import { writeParam } from './phrase-params.ts'
import type { ParamNames, PhraseParams, PhraseTree } from './phrase-types.ts'
import { translation } from './translation.ts'

type Placeholders<Code extends ErrorCode> = ParamNames<(typeof errorsEn)[Code]>

/**
 * The parameters of one refusal, by the names in its phrase: raw values, never formatted ones. Amounts (`...Minor`) need
 * their `currency` beside them. A code without placeholders takes none.
 */
export type ErrorParams<Code extends ErrorCode> = { readonly [Name in Placeholders<Code>]: string | number } & (Extract<
  Placeholders<Code>,
  `${string}Minor`
> extends never
  ? unknown
  : { readonly currency: string })

/**
 * The phrase of a dotted key of `translation()` (`error.sale.underpaid`, `common.save`), for those who have no i18next. A
 * numeric `count` chooses the plural form. An unknown key is given back as it is.
 */
export function phrase(language: Language, key: string, params: PhraseParams = {}): string {
  const phrases = flatPhrases(language)
  const text = phrases.get(pluralKey(language, key, params['count'])) ?? phrases.get(key)
  if (text === undefined) return key
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => writeParam(language, name, params))
}

/** What a refusal says, in `message` and `detail` of its problem+json. */
export function errorPhrase(language: Language, code: ErrorCode, params: PhraseParams = {}): string {
  const { permission } = params
  const isNamed = typeof permission === 'string'
  return phrase(
    language,
    `error.${code}`,
    isNamed ? { ...params, permission: permissionName(language, permission) } : params,
  )
}

function permissionName(language: Language, permission: string): string {
  return flatPhrases(language).get(`permission.${permission}`) ?? permission
}

function pluralKey(language: Language, key: string, count: unknown): string {
  return typeof count === 'number' ? `${key}_${new Intl.PluralRules(localeOf(language)).select(count)}` : key
}

const flattened = new Map<Language, Map<string, string>>()

function flatPhrases(language: Language): Map<string, string> {
  const known = flattened.get(language)
  if (known) return known
  const phrases = new Map(flatten(translation(language)))
  flattened.set(language, phrases)
  return phrases
}

/** A tree of phrases as pairs of dotted key and text. */
export function flatten(tree: PhraseTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}
