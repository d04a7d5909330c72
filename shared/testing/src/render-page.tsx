import {
  createQueryClient,
  RemoteScopeProvider,
  setNotifier,
  signIn,
  signOut,
  type RemoteScope,
} from '@comptoir/app-kit'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { Language, PhraseFile } from '@comptoir/i18n'
import { fetchParts, LocaleScope, toast, UiProvider } from '@comptoir/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { aSession } from './builders.ts'
import { testI18n, type Locales } from './test-i18n.ts'

/** Where, for whom and in which language a page is drawn. */
export interface RenderPageOptions {
  language?: Language
  /** The remote's own locale files: `{ inventory: { en, fr, ar } }`. */
  locales?: Locales
  /** The words that only this page of the shell has. */
  own?: PhraseFile
  /** The address to open. */
  route?: string
  /** The pattern that the page hangs on; its `:parameters` are then there for `useParams`. */
  path?: string
  /** Who is signed in; null for nobody. */
  session?: SessionAnswer | null
}

/** The rendered page and its surroundings. */
export interface RenderedPage extends RenderResult {
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
  queryClient: QueryClient
  i18n: i18n
}

/**
 * Draws a page as the shell would: kit, translation, router, an empty cache and a session. Leaving the page leads to an
 * empty one; `router.state.location` says where to. Answers of the API come from `fakeApi()`.
 */
export async function renderPage(element: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> {
  const { language = 'en', locales = {}, own, route = '/', path = '*', session = aSession() } = options
  const i18n = await testI18n(language, locales, own)
  enter(session)
  // As on a page that has been open for a moment.
  await fetchParts()
  const queryClient = impatientClient()
  const page = <Scope namespace={Object.keys(locales)[0]}>{element}</Scope>
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }]
  const router = createMemoryRouter([{ path, element: page }, ...elsewhere], { initialEntries: [route] })
  const user = userEvent.setup()
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <UiProvider language={language}>
          <LocaleScope>
            <RouterProvider router={router} />
          </LocaleScope>
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { ...result, user, router, queryClient, i18n }
}

/** The product's rules for reading, without the pauses between its attempts. */
function impatientClient(): QueryClient {
  const client = createQueryClient()
  const { queries, mutations } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 }, mutations: { ...mutations } })
  return client
}

function enter(session: SessionAnswer | null): void {
  localStorage.clear()
  signOut()
  if (session) signIn(session)
  setNotifier({
    show: ({ type, text, action, ...options }) => {
      toast[type](text, {
        ...options,
        ...(action ? { action: { label: action.label, onClick: action.onSelect } } : {}),
      })
    },
    dismiss: (id) => {
      toast.dismiss(id)
    },
  })
}

function Scope({ namespace, children }: { namespace: string | undefined; children: ReactNode }) {
  if (namespace === undefined) return children
  const scope: RemoteScope = { id: namespace, version: '1.0.0', build: 'test', base: `/r/${namespace}/test/` }
  return <RemoteScopeProvider scope={scope}>{children}</RemoteScopeProvider>
}
