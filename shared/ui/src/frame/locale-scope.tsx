import { LocaleProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { localeOf } from '@comptoir/i18n'
import { useLanguage } from './language.ts'

/** Gives complex components (menus, dialogs, choices) the language and its direction. Public pages do without. */
export function LocaleScope({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={localeOf(useLanguage())}>{children}</LocaleProvider>
}
