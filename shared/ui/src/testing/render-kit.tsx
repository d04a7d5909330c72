import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { directionOf, PHRASE_OPTIONS, phraseNumbers, type Language, translation } from '@comptoir/i18n'
import { LocaleScope } from '../frame/locale-scope.tsx'
import { UiProvider } from '../frame/ui-provider.tsx'
import { fetchParts } from '../deferred/deferred.ts'

export interface KitRender extends RenderResult {
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
}

/** Draws a part of the kit with the product's own phrases and a router; every address shows the same element. */
export async function renderKit(
  element: ReactElement,
  {
    language = 'fr',
    route = '/',
    arePartsLate = false,
  }: { language?: Language; route?: string; arePartsLate?: boolean } = {},
): Promise<KitRender> {
  const i18n = createInstance()
  await i18n
    .use(phraseNumbers)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { translation: translation(language) } },
      ...PHRASE_OPTIONS,
    })
  document.documentElement.dir = directionOf(language)
  // Else as on a page that has been open for a moment.
  if (!arePartsLate) await fetchParts()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [route] })
  const result = render(
    <I18nextProvider i18n={i18n}>
      <UiProvider language={language}>
        <LocaleScope>
          <RouterProvider router={router} />
        </LocaleScope>
      </UiProvider>
    </I18nextProvider>,
  )
  return { ...result, router, user: userEvent.setup() }
}
