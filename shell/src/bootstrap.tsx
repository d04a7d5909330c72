import { createRoot } from 'react-dom/client'
import { setNotifier } from '@comptoir/platform'
import { App } from './app.tsx'
import { startLanguage } from './language/start-language.ts'
import { browserSources } from './remotes/browser-sources.ts'
import { registerReleases } from './remotes/containers.ts'
import { createPageLoader } from './remotes/load-page.ts'
import { warmUp } from './remotes/warm-up.ts'
import { readRegistry } from './remotes/registry.ts'
import { createShellRouter } from './router/create-router.tsx'
import { checkSession } from './session/session-check.ts'
import { kitNotifier } from './frame/kit-notifier.ts'

function contentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
}

/** Reads registry, session and language side by side, then draws. No remote is waited for. */
export async function start(): Promise<void> {
  void checkSession()
  const remotes = await readRegistry()
  registerReleases(remotes.releases, remotes.policy.attemptMs)
  warmUp(remotes.releases, location.pathname)
  const i18n = await startLanguage(remotes.releases)
  const pages = createPageLoader(browserSources(i18n), remotes.policy)
  setNotifier(kitNotifier)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element "root".')
  createRoot(root).render(<App i18n={i18n} nonce={contentNonce()} router={createShellRouter({ remotes, pages })} />)
}
