import type { Language } from './languages.ts'
import { phrase, type PhraseParams } from './phrase.ts'
import type { validationEn } from './validation.en.ts'

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'wholeNumber',
  boolean: 'yesNo',
  array: 'list',
}

const FORMATS: Readonly<Record<string, string>> = { email: 'email', uuid: 'identifier', date: 'date', 'date-time': 'dateTime' }

/** Keywords whose phrase is counted; the validator calls the count `limit`. */
const COUNTED: readonly string[] = ['minLength', 'maxLength', 'minItems', 'maxItems']

const PLAIN: readonly string[] = [
  'required',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'pattern',
  'additionalProperties',
  'enum',
  'const',
  'uniqueItems',
  'anyOf',
] satisfies (keyof typeof validationEn)[]

/**
 * What a schema failure says under its field. `keyword` and `params` are those of a JSON-schema validator (Ajv's names:
 * `limit`, `type`, `format`, `allowedValue`, `additionalProperty`); a keyword without a phrase says that the entry cannot be
 * accepted.
 */
export function validationPhrase(language: Language, keyword: string, params: PhraseParams = {}): string {
  if (COUNTED.includes(keyword)) return counted(language, keyword, params)
  const name = params['additionalProperty'] ?? params['additionalProperties']
  return phrase(language, `validation.${nameOf(keyword, params)}`, {
    ...params,
    name: Array.isArray(name) ? name.join(', ') : name,
    allowed: JSON.stringify(params['allowedValue'] ?? null),
  })
}

function counted(language: Language, keyword: string, params: PhraseParams): string {
  return isLimitOne(keyword, params)
    ? phrase(language, 'validation.required')
    : phrase(language, `validation.${keyword}`, { count: params['limit'] })
}

/** “At least 1 character” is a roundabout way to say that something must be there. */
function isLimitOne(keyword: string, params: PhraseParams): boolean {
  return keyword === 'minLength' && params['limit'] === 1
}

function nameOf(keyword: string, params: PhraseParams): string {
  if (keyword === 'type') return lookUp(TYPES, params['type'], 'shape')
  if (keyword === 'format') return lookUp(FORMATS, params['format'], 'format')
  if (keyword === 'pattern' && isNotBlank(params['pattern'])) return 'blank'
  if (keyword === 'oneOf') return 'anyOf'
  return PLAIN.includes(keyword) ? keyword : 'other'
}

/** The pattern of every text that a person must write: some character that is no space. */
function isNotBlank(pattern: unknown): boolean {
  return String(pattern) === '\\S' || String(pattern) === '/\\S/'
}

function lookUp(names: Readonly<Record<string, string>>, value: unknown, otherwise: string): string {
  return names[String(value)] ?? otherwise
}
