import { createContext, useContext } from 'react'
import type { Language } from '@comptoir/i18n'

export const LanguageContext = createContext<Language>('fr')

/** The language that `UiProvider` was given: what values are formatted in when a part is not told otherwise. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}
