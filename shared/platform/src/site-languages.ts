// Languages only: amounts and dates are formatted where there are any.
export {
  directionOf,
  FALLBACK,
  isLanguage,
  LANGUAGES,
  PHRASE_OPTIONS,
  phraseNumbers,
  type Language,
} from '@comptoir/i18n'
