import type { i18n as I18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { setNotifier } from '@comptoir/platform/site'
import { App } from './app.tsx'
import { kitNotifier } from './kit-notifier.ts'
import { startLanguage } from '../language/start-language.ts'
import { browserSources } from '../remotes/loading/browser-sources.ts'
import { firstDrawing } from '../remotes/page/first-page.ts'
import { registerReleases, startContainers } from '../remotes/scripts/containers.ts'
import { createLiveRemotes, releaseOfNamespace, type RemotesInUse } from '../remotes/registry/live-remotes.ts'
import { createExtraLoader } from '../remotes/loading/load-extra.ts'
import { createPageLoader } from '../remotes/loading/load-page.ts'
import { startReporting } from '../remotes/observe/report-queue.ts'
import { askedRegistry, type KnownRemotes } from '../remotes/registry/registry.ts'
import { warmUp } from '../remotes/loading/warm-up.ts'
import { createShellRouter } from '../router/create-router.tsx'
import type { RemoteServices } from '../remotes/context.tsx'
import { isRendered, pageCame, rootElement, takeOver } from './rendered/take-over.ts'
import { fetchLayouts } from '../router/back-office/deferred-layouts.tsx'
import { isBackOffice } from '../router/back-office/is-back-office.ts'

function contentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
}

/** Draws the shell, and anew when there are other routes than before: a router's cannot be changed. */
function drawShell(element: HTMLElement, i18n: I18n, parts: RemoteServices): void {
  const root = createRoot(element)
  const draw = () => root.render(<App i18n={i18n} nonce={contentNonce()} router={createShellRouter(parts)} />)
  const patternsOf = ({ owned }: RemotesInUse) => owned.map(({ pattern }) => pattern).join()
  parts.live.subscribe((next, before) => (patternsOf(next) === patternsOf(before) ? undefined : draw()))
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
async function startInBackground(parts: RemoteServices, i18n: I18n): Promise<void> {
  await firstDrawing()
  const { startBackground } = await import(/* webpackChunkName: "background" */ './background.ts')
  await startBackground(parts, i18n)
}

/**
 * Reads session, phrases and the first page's code side by side, then draws. No remote is waited for, but for
 * the one whose page the server has drawn already: what can be read stays until the same can be used. */
export async function start(inPage: KnownRemotes): Promise<void> {
  const root = rootElement()
  const backOffice = isBackOffice(location.pathname) ? openBackOffice() : null
  const known = inPage.isComplete ? inPage : await askedRegistry()
  const live = createLiveRemotes(known)
  startReporting()
  startContainers(known.policy.attemptMs)
  registerReleases(known.remotes)
  warmUp(live, location.pathname)
  const i18n = await startLanguage((namespace) => releaseOfNamespace(live, namespace))
  const sources = browserSources(i18n)
  const pages = createPageLoader(sources, known.policy)
  const extras = createExtraLoader(sources)
  setNotifier(kitNotifier)
  const parts = { live, pages, extras }
  await Promise.all([backOffice, isRendered(root) ? pageCame(parts, location.pathname) : null])
  drawShell(root, i18n, parts)
  void startInBackground(parts, i18n).catch((problem: unknown) =>
    console.error('The work in the background did not start.', problem),
  )
}
