import type { i18n as I18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { setNotifier } from '@comptoir/platform/site'
import { App } from './app.tsx'
import { kitNotifier } from './kit-notifier.ts'
import { createPhraseFiles, type PhraseFiles } from '../common/phrase-files.ts'
import { startLanguage } from '../language/start-language.ts'
import { browserSources } from '../remotes/loading/browser-sources.ts'
import { firstDrawing } from '../remotes/page/first-page.ts'
import { createContainers, type Containers } from '../remotes/scripts/containers.ts'
import { createPreload } from '../remotes/scripts/preload-scripts.ts'
import type { Scripts } from '../remotes/scripts/scripts.ts'
import { createLiveRemotes, type RemotesInUse } from '../remotes/registry/live-remotes.ts'
import { createExtraLoader } from '../remotes/loading/load-extra.ts'
import { createPageLoader } from '../remotes/loading/load-page.ts'
import { startReporting } from '../remotes/observe/report-queue.ts'
import { createComplete } from '../remotes/registry/complete.ts'
import { fetchRegistry, type KnownRemotes } from '../remotes/registry/registry.ts'
import type { Rest } from '../remotes/registry/rest.ts'
import { warmUp } from '../remotes/loading/warm-up.ts'
import { createShellRouter } from '../router/create-router.tsx'
import type { RemoteServices } from '../remotes/context.tsx'
import { isRendered, pageCame, rootElement, takeOver } from './rendered/take-over.ts'
import { fetchLayouts } from '../router/back-office/deferred-layouts.tsx'
import { isBackOffice } from '../router/back-office/is-back-office.ts'

function contentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
}

/** What the shell's pages are loaded by. */
interface Drawn {
  services: RemoteServices
  phrases: PhraseFiles
}

/** Draws the shell, and anew when there are other routes than before: a router's cannot be changed. */
function drawShell(element: HTMLElement, i18n: I18n, { services, phrases }: Drawn): void {
  const root = createRoot(element)
  const draw = () =>
    root.render(<App i18n={i18n} nonce={contentNonce()} router={createShellRouter(services, phrases)} />)
  const patternsOf = ({ owned }: RemotesInUse) => owned.map(({ pattern }) => pattern).join()
  services.live.subscribe((next, before) => (patternsOf(next) === patternsOf(before) ? undefined : draw()))
  takeOver(element, draw)
}

/** The code of the back office, and who is signed in; public pages do without both. */
async function openBackOffice(): Promise<void> {
  const check = import(/* webpackChunkName: "back-office" */ '../session/session-check.ts').then(
    ({ checkSession }) => void checkSession(),
  )
  await Promise.all([fetchLayouts(), check.catch(() => undefined)])
}

/** Its code comes after the page's, and what it fetches. */
async function startInBackground(
  services: RemoteServices,
  register: Containers['register'],
  i18n: I18n,
): Promise<void> {
  await firstDrawing()
  const { startBackground } = await import(/* webpackChunkName: "background" */ './background.ts')
  await startBackground(services, register, i18n)
}

/** What the entry found in the page. */
export interface InPage {
  known: KnownRemotes
  rest: Rest | null
  scripts: Scripts
}

/** The remotes of this tab, and what loads them. */
function openRemotes(known: KnownRemotes, { rest, scripts }: InPage) {
  const live = createLiveRemotes(known)
  const containers = createContainers(scripts, known.policy.attemptMs)
  containers.register(known.remotes)
  return {
    live,
    containers,
    preload: createPreload(scripts),
    complete: createComplete(live, rest, containers.register),
  }
}

/**
 * Reads session, phrases and the first page's code side by side, then draws. No remote is waited for, but for
 * the one whose page the server has drawn already: what can be read stays until the same can be used. */
export async function start(inPage: InPage): Promise<void> {
  const root = rootElement()
  const backOffice = isBackOffice(location.pathname) ? openBackOffice() : null
  const known = inPage.known.isComplete ? inPage.known : await fetchRegistry()
  startReporting()
  const { containers, ...remotes } = openRemotes(known, inPage)
  warmUp(remotes.live, location.pathname, containers)
  const i18n = await startLanguage()
  const phrases = createPhraseFiles(i18n)
  const sources = browserSources(phrases, containers)
  const pages = createPageLoader(sources, known.policy)
  const services = { ...remotes, pages, extras: createExtraLoader(sources) }
  setNotifier(kitNotifier)
  await Promise.all([backOffice, isRendered(root) ? pageCame(services, location.pathname) : null])
  drawShell(root, i18n, { services, phrases })
  void startInBackground(services, containers.register, i18n).catch((problem: unknown) =>
    console.error('The work in the background did not start.', problem),
  )
}
