import { createContext, useContext } from 'react'
import type { Language } from '@comptoir/i18n'

export const LanguageContext = createContext<Language>('fr')

/** The language given to `UiProvider`: values are formatted in it unless a part specifies another. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}
