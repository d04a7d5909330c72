import { Suspense } from 'react'
import type { i18n as I18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider, UiProvider, useLanguage } from '@comptoir/platform/site'
import type { createShellRouter } from '../router/create-router.tsx'

export interface AppProps {
  i18n: I18n
  /** Of the page's content security policy. */
  nonce: string | undefined
  router: ReturnType<typeof createShellRouter>
}

function Look({ nonce, router }: Omit<AppProps, 'i18n'>) {
  return (
    <UiProvider language={useLanguage()} nonce={nonce}>
      <RouterProvider router={router} />
    </UiProvider>
  )
}

/** Everything around the pages, once: translation, theme, router. */
export function App({ i18n, nonce, router }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Suspense fallback={null}>
        <Look nonce={nonce} router={router} />
      </Suspense>
    </I18nextProvider>
  )
}
