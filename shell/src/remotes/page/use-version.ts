import { useCallback } from 'react'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { OwnedRoute } from '../registry/addresses.ts'
import { useRemotes } from '../context.tsx'
import { fallBack, runActive, runningRelease } from '../registry/live-remotes.ts'
import { pageKey } from '../loading/load-page.ts'

function hasPage(release: RemoteRelease, { route }: OwnedRoute): boolean {
  return release.remote.routes.some((each) => pageKey(each) === pageKey(route))
}

/** Which release of a remote a page is taken from, and the ways to the other one. */
export interface Version {
  release: RemoteRelease
  isPrevious: boolean
  /** Null when there is no earlier release, when it lacks this page, or when it runs already. */
  previous: { version: string; run: () => void } | null
  /** Gives the live release another chance. */
  runCurrent: () => void
}

/** The release that this tab runs of a page's remote. One that lacks the page leaves it to the live release, which then says what failed. */
export function useVersion(owned: OwnedRoute): Version {
  const shell = useRemotes()
  const { live } = shell
  const { id } = owned.release.remote
  const running = runningRelease(shell, owned.live)
  const release = hasPage(running, owned) ? running : owned.release
  const { fallback } = owned.live
  const isPrevious = release !== owned.release
  const run = useCallback(() => fallBack(live, id), [live, id])
  const runCurrent = useCallback(() => runActive(live, id), [live, id])
  const canUse = fallback !== null && !isPrevious && running === owned.release && hasPage(fallback, owned)
  return { release, isPrevious, previous: canUse ? { version: fallback.remote.version, run } : null, runCurrent }
}
