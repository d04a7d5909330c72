import type { MouseEvent, ReactNode } from 'react'
import { chakra, useLanguage, useTranslation, type Language } from '@comptoir/platform/site'

export interface LanguageLinkProps {
  language: Language
  children: ReactNode
  look: object
}

/** The same page in another language: a plain link without scripts, otherwise a change without a reload. */
export function LanguageLink({ language, children, look }: LanguageLinkProps) {
  const { i18n } = useTranslation()
  const isCurrent = useLanguage() === language
  const change = (event: MouseEvent) => {
    event.preventDefault()
    void i18n.changeLanguage(language)
  }
  return (
    <chakra.a
      href={`?lng=${language}`}
      hrefLang={language}
      lang={language}
      {...(isCurrent ? { 'aria-current': 'true' } : {})}
      onClick={change}
      {...look}
    >
      {children}
    </chakra.a>
  )
}
