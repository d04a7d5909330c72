import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import type { Language } from '@comptoir/i18n'
import { FONT_FACES } from '../fonts.ts'
import { system } from '../system.ts'
import { ToastRegion } from '../toast/toast-region.tsx'
import { type ColorMode, useAppliedColorMode } from './color-mode.ts'
import { LanguageContext } from './language.ts'
import { NonceContext } from './nonce.ts'

/** Begins the name of every style; styles written ahead are known by it. */
export const STYLE_KEY = 'c'

export interface UiProviderProps {
  language: Language
  /** Of the page's content security policy; style sheets made at run time carry it. */
  nonce?: string | undefined
  /** Forces an appearance, for a picture or a test. Otherwise the reader's choice holds. */
  colorMode?: ColorMode
  /** For pages rendered ahead of time: the code that writes them needs their styles. */
  cache?: EmotionCache
  children: ReactNode
}

/**
 * Everything the kit needs around a page: the look, fonts, and the place where toasts appear. Complex components
 * also need a `LocaleScope`. One per page. It does not set `lang` and `dir` on the document: the code that changes the
 * language does.
 */
export function UiProvider({ language, nonce, colorMode, cache: given, children }: UiProviderProps) {
  const [cache] = useState(() => given ?? createCache({ key: STYLE_KEY, ...(nonce === undefined ? {} : { nonce }) }))
  useAppliedColorMode(colorMode)
  return (
    <CacheProvider value={cache}>
      <Global styles={FONT_FACES} />
      <ChakraProvider value={system}>
        <LanguageContext value={language}>
          <NonceContext value={nonce}>
            {children}
            <ToastRegion />
          </NonceContext>
        </LanguageContext>
      </ChakraProvider>
    </CacheProvider>
  )
}
