import { completed, type LiveRemote } from '@comptoir/contracts/federation'
import { divideAddresses } from './addresses.ts'
import type { LiveRemotes } from './live-remotes.ts'
import type { Rest } from './rest.ts'

/** Adds to this tab's registry what its page left out. Never rejects: the next call retries what failed. */
export type Complete = () => Promise<void>

/** `onReleases` receives the releases before they are shown. */
export function createComplete(
  live: LiveRemotes,
  rest: Rest | null,
  onReleases: (remotes: LiveRemote[]) => void,
): Complete {
  if (rest === null) return () => Promise.resolve()
  const take = (releases: Awaited<ReturnType<Rest>>): void => {
    const { known } = live.getState()
    const remotes = known.remotes.map((remote) => completed(remote, releases))
    if (remotes.every((remote, index) => remote === known.remotes[index])) return
    onReleases(remotes)
    live.setState({ known: { ...known, remotes }, ...divideAddresses(remotes) })
  }
  return () => rest().then(take, () => undefined)
}
