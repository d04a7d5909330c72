import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { fetchParts, LANGUAGES, setNotifier, signIn, signOut, type Language } from '@comptoir/platform'
import { phraseFileOf } from '@comptoir/platform/site'
import { shellTranslation } from '@comptoir/i18n/words'
import { beforeEach } from '@jest/globals'
import { fakeApi, testI18n } from '@comptoir/testing'
import type { LiveRemote, Registry, RemoteRelease } from '@comptoir/contracts/federation'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { App } from '../app/app.tsx'
import { kitNotifier } from '../app/kit-notifier.ts'
import type { PhraseFiles } from '../common/phrase-files.ts'
import { createComplete } from '../remotes/registry/complete.ts'
import type { Rest } from '../remotes/registry/rest.ts'
import { createLiveRemotes } from '../remotes/registry/live-remotes.ts'
import { createExtraLoader } from '../remotes/loading/load-extra.ts'
import { createPageLoader, type PageSources } from '../remotes/loading/load-page.ts'
import { createPreload } from '../remotes/scripts/preload-scripts.ts'
import { createScripts } from '../remotes/scripts/scripts.ts'
import { shellRoutes } from '../router/create-router.tsx'
import { aLive } from './a-release.ts'
import { knownRemotes } from './known.ts'

export interface RenderShellOptions {
  releases?: RemoteRelease[]
  /** The same with more about each: whether it is paused, what precedes it. */
  remotes?: LiveRemote[]
  /** What each page draws, by `<layout>/<path>`; all of them come at once unless `sources` says otherwise. */
  pages?: Record<string, ComponentType>
  sources?: PageSources
  policy?: Registry['policy']
  at: string
  session?: SessionAnswer | null
  language?: Language
  /** What the page's registry left out, where it did. */
  rest?: Rest | null
  /** False when the registry could not be read. */
  isComplete?: boolean
}

// What the frame asks around every page of a company; a test that is about it answers otherwise.
beforeEach(() => {
  fakeApi().on('get', '/:companyId/notifications/unread-count', { count: 0 }).on('get', '/:companyId/saved-views', [])
})

// The whole shell takes longer to draw than a part of it, and longer still on a busy machine.
configure({ asyncUtilTimeout: 5000 })

function sourcesOf(pages: Record<string, ComponentType>): PageSources {
  const loaders = Object.entries(pages).map(([key, Page]) => [key, () => Promise.resolve(Page)] as const)
  return { exposed: () => Promise.resolve({ pages: Object.fromEntries(loaders) }), phrases: () => Promise.resolve() }
}

/** The words of single pages, as the server would send them. */
function phrasesInto(i18n: Awaited<ReturnType<typeof testI18n>>): PhraseFiles {
  return {
    async load(file, namespace) {
      const own = phraseFileOf(file)
      if (own === undefined) throw new Error(`The shell has no phrases of "${file}"`)
      for (const language of LANGUAGES)
        i18n.addResourceBundle(language, namespace, shellTranslation(language, own), true, true)
    },
  }
}

/** The whole shell over remotes that are only data and a component each. */
export async function renderShell({
  releases = [],
  remotes = releases.map((release) => aLive(release)),
  pages = {},
  sources = sourcesOf(pages),
  policy = { attemptMs: 6000, attempts: 2, pollSeconds: 60 },
  at,
  session = null,
  language = 'en',
  isComplete = true,
  rest = null,
}: RenderShellOptions) {
  localStorage.clear()
  setNotifier(kitNotifier)
  signOut()
  if (session !== null) signIn(session)
  const i18n = await testI18n(language)
  // As on a page that has been open for a moment.
  await fetchParts()
  const loader = createPageLoader(sources, policy)
  const known = knownRemotes(remotes, { policy, isComplete })
  const live = createLiveRemotes(known)
  const services = {
    live,
    pages: loader,
    extras: createExtraLoader(sources),
    preload: createPreload(createScripts(known, rest)),
    complete: createComplete(live, rest, () => undefined),
  }
  const router = createMemoryRouter(shellRoutes(services, phrasesInto(i18n)), { initialEntries: [at] })
  const user = userEvent.setup()
  return { ...render(<App i18n={i18n} nonce={undefined} router={router} />), user, router, i18n, loader, live }
}
