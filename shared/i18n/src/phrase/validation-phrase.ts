import type { Language } from '../languages.ts'
import type { PhraseParams } from './phrase-types.ts'
import { phrase } from './phrase.ts'
import { validationKey } from './validation-key.ts'

/** What a schema failure says under its field, for those who have no i18next; see `validationKey` for the parameters. */
export function validationPhrase(language: Language, keyword: string, params?: PhraseParams): string {
  const said = validationKey(keyword, params)
  return phrase(language, said.key, said.params)
}
