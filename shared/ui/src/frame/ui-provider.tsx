import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { localeOf, type Language } from '@comptoir/i18n'
import { FONT_FACES } from '../fonts.ts'
import { system } from '../system.ts'
import { ToastRegion } from '../toast/toast-region.tsx'
import { type ColorMode, useAppliedColorMode } from './color-mode.ts'
import { LanguageContext } from './language.ts'
import { NonceContext } from './nonce.ts'

export interface UiProviderProps {
  language: Language
  /** Of the page's content security policy; style sheets made at run time carry it. */
  nonce?: string | undefined
  /** Forces an appearance, for a picture or a test. Otherwise the reader's choice holds. */
  colorMode?: ColorMode
  children: ReactNode
}

/**
 * Everything the kit needs around a page: the look, fonts, direction-aware components,
 * and the place where toasts appear. One per page. It does not set `lang` and `dir` on the document: who changes the
 * language does.
 */
export function UiProvider({ language, nonce, colorMode, children }: UiProviderProps) {
  const [cache] = useState(() => createCache({ key: 'c', ...(nonce === undefined ? {} : { nonce }) }))
  useAppliedColorMode(colorMode)
  return (
    <CacheProvider value={cache}>
      <Global styles={FONT_FACES} />
      <ChakraProvider value={system}>
        <LocaleProvider locale={localeOf(language)}>
          <LanguageContext value={language}>
            <NonceContext value={nonce}>
              {children}
              <ToastRegion />
            </NonceContext>
          </LanguageContext>
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
