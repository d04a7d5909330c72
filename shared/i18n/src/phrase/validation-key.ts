import { PHONE_PATTERN } from '@comptoir/contracts/phone'
import type { PhraseParams } from './phrase-types.ts'
import type { validationEn } from '../translation/validation/en.ts'

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'wholeNumber',
  boolean: 'yesNo',
  array: 'list',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'email',
  uuid: 'identifier',
  date: 'date',
  'date-time': 'dateTime',
  instant: 'dateTime',
}

/** Keywords whose phrase is counted; the validator calls the count `limit`. */
const COUNTED: readonly string[] = ['minLength', 'maxLength', 'minItems', 'maxItems']

/** Patterns that have a phrase of their own. The first: some character that is no space, of every text that must be written. */
const PATTERNS: Readonly<Record<string, string>> = { '\\S': 'blank', '/\\S/': 'blank', [PHONE_PATTERN]: 'phone' }

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

/** A phrase of `translation()` and what goes into it. */
export interface PhraseKey {
  key: string
  params: PhraseParams
}

/**
 * The phrase for a schema failure. `keyword` and `params` are those of a JSON-schema validator (Ajv's and TypeBox's names:
 * `limit`, `type`, `format`, `allowedValue`, `additionalProperties`); a keyword without a phrase says that the entry cannot
 * be accepted.
 */
export function validationKey(keyword: string, params: PhraseParams = {}): PhraseKey {
  if (isAboutNothing(keyword, params)) return { key: 'validation.required', params: {} }
  if (COUNTED.includes(keyword)) return { key: `validation.${keyword}`, params: { count: params['limit'] } }
  const name = params['additionalProperty'] ?? params['additionalProperties']
  return {
    key: `validation.${nameOf(keyword, params)}`,
    params: {
      ...params,
      name: Array.isArray(name) ? name.join(', ') : name,
      allowed: JSON.stringify(params['allowedValue'] ?? null),
    },
  }
}

/** “At least 1 character” is a roundabout way to say that something must be there. */
function isAboutNothing(keyword: string, params: PhraseParams): boolean {
  return keyword === 'minLength' && params['limit'] === 1
}

function nameOf(keyword: string, params: PhraseParams): string {
  if (keyword === 'type') return lookUp(TYPES, params['type'], 'shape')
  if (keyword === 'format') return lookUp(FORMATS, params['format'], 'format')
  if (keyword === 'pattern') return lookUp(PATTERNS, params['pattern'], 'pattern')
  if (keyword === 'oneOf') return 'anyOf'
  if (keyword === 'uniqueBy') return 'uniqueItems'
  return PLAIN.includes(keyword) ? keyword : 'other'
}

function lookUp(names: Readonly<Record<string, string>>, value: unknown, otherwise: string): string {
  return names[String(value)] ?? otherwise
}
