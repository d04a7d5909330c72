import type { LiveRemote } from '@comptoir/contracts/federation'
import { onRegistryRevision } from '@comptoir/platform/site'
import type { LiveRemotes } from '../registry/live-remotes.ts'
import { checkRegistry } from '../registry/registry.ts'
import { takeRegistry } from './take-registry.ts'

const ADDRESS = '/federation/registry'

export interface Watch {
  /** How often to poll; API answers report changes sooner. */
  pollSeconds: number
  /** Receives releases that this tab did not know, before they are shown. */
  onReleases: (remotes: LiveRemote[]) => void
}

/** Asks for the registry, unless it is still the one that was seen last. A failure stays silent: the next look comes. */
function looker(live: LiveRemotes, onReleases: Watch['onReleases']): () => Promise<void> {
  let tag = `"${String(live.getState().known.revision)}"`
  return async () => {
    const answer = await fetch(ADDRESS, { headers: { accept: 'application/json', 'if-none-match': tag } }).catch(
      () => null,
    )
    if (answer?.status !== 200) return
    const newest: unknown = await answer.json().catch(() => null)
    tag = answer.headers.get('etag') ?? tag
    takeRegistry(live, checkRegistry(newest), onReleases)
  }
}

/**
 * Follows what becomes live while the tab is open: by the revision that answers of the API carry, and, for a tab that asks
 * nothing, by looking from time to time and when it is looked at again. Gives what ends it.
 */
export function watchRegistry(live: LiveRemotes, { pollSeconds, onReleases }: Watch): () => void {
  const look = looker(live, onReleases)
  const lookIfSeen = () => (document.visibilityState === 'visible' ? void look() : undefined)
  const endRevisions = onRegistryRevision((revision) => (revision > live.getState().revision ? void look() : undefined))
  const timer = setInterval(lookIfSeen, pollSeconds * 1000)
  document.addEventListener('visibilitychange', lookIfSeen)
  return () => {
    endRevisions()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
