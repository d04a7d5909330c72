import './no-browser.ts'
import createCache, { type EmotionCache } from '@emotion/cache'
import { STYLE_KEY, UiProvider } from '@comptoir/ui'
import { LANGUAGES, PHRASE_OPTIONS, phraseNumbers, translation, type Language, type PhraseTree } from '@comptoir/i18n'
import { createInstance, type i18n as I18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

export interface PrerenderOptions {
  language: Language
  /** The address at which it is shown. */
  address: string
  /** Phrases beside the common ones, by namespace. */
  phrases?: Readonly<Record<string, PhraseTree>>
  /** Whether the styles of every page (reset, tokens, fonts) are included: they belong to the frame around pages. */
  withBase: boolean
}

/** A page as written into the document: its elements, and the styles that they use. */
export interface Prerendered {
  html: string
  css: string
  /** Names of the styles, without which a browser would make them again. */
  styles: string[]
}

/** Phrases as the shell sets them up; one that is missing stops the build. */
async function i18nOf({ language, phrases = {} }: PrerenderOptions): Promise<I18n> {
  const instance = createInstance()
  await instance
    .use(phraseNumbers)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      resources: { [language]: { translation: translation(language), ...phrases } },
      ns: ['translation', ...Object.keys(phrases)],
      ...PHRASE_OPTIONS,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => {
        throw new Error(`Nobody has written "${namespace}:${key}" in ${language}.`)
      },
    })
  return instance
}

/** Keeps every style as text. */
function textCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY })
  cache.compat = true
  return cache
}

async function draw(
  element: ReactElement | null,
  options: PrerenderOptions,
): Promise<{ html: string; inserted: Map<string, string> }> {
  const cache = textCache()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [options.address] })
  const html = renderToString(
    <I18nextProvider i18n={await i18nOf(options)}>
      <UiProvider language={options.language} cache={cache}>
        <RouterProvider router={router} />
      </UiProvider>
    </I18nextProvider>,
  )
  const texts = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { html, inserted: new Map(texts) }
}

/** Writes a page. It is drawn once, without effects, for a reader of whom nothing is known but the language. */
export async function prerender(element: ReactElement, options: PrerenderOptions): Promise<Prerendered> {
  const empty = await draw(null, options)
  const full = await draw(element, options)
  const wanted = [...full.inserted].filter(([name]) => options.withBase || !empty.inserted.has(name))
  return { html: full.html, css: wanted.map(([, css]) => css).join(''), styles: wanted.map(([name]) => name) }
}
