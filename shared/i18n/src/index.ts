/** Words and forms of the product in English, French and Tunisian Arabic: usable by the API and by browsers alike. */
export * from './languages.ts'
export * from './format/number.ts'
export * from './format/date.ts'
export { flatten, phrase, writePhrase } from './phrase/phrase.ts'
export type { Arabic, French, PhraseParams, PhraseTree } from './phrase/phrase-types.ts'
export { translation, withFrenchSpaces } from './translation/translation.ts'
export { validationKey, type PhraseKey } from './phrase/validation-key.ts'
export { validationPhrase } from './phrase/validation-phrase.ts'
