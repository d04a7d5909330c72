// Languages only: amounts and dates are formatted where there are any.
export {
  directionOf,
  FALLBACK,
  namespaceOf,
  phraseFileOf,
  isLanguage,
  LANGUAGES,
  PHRASE_OPTIONS,
  phraseNumbers,
  type Language,
  type PhraseFile,
} from '@comptoir/i18n'
