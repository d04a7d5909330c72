import type { LiveRemote } from '@comptoir/contracts/federation'
import { divideAddresses } from '../registry/addresses.ts'
import { idOf, withoutId, type LiveRemotes } from '../registry/live-remotes.ts'
import type { KnownRemotes } from '../registry/registry.ts'

/** What of a newer registry a remote of this tab takes over: always whether it is paused, its release only after it failed. */
function renewed(mine: LiveRemote, newest: LiveRemote | undefined, isFailed: boolean): LiveRemote {
  if (newest === undefined) return mine
  if (isFailed && newest.active.build !== mine.active.build) return newest
  return mine.state === newest.state && mine.reason === newest.reason
    ? mine
    : { ...mine, state: newest.state, reason: newest.reason }
}

/** Names what is live and not in use here, so that a dismissed notice returns only for another difference. */
function difference(mine: KnownRemotes, newest: KnownRemotes): string | null {
  const buildsOf = ({ shell, remotes }: KnownRemotes) => {
    const readable = remotes.filter((live) => !newest.refused.includes(idOf(live)))
    return [`shell ${shell?.build ?? ''}`, ...readable.map((live) => `${idOf(live)} ${live.active.build}`)]
  }
  const [here, there] = [buildsOf(mine).toSorted(), buildsOf(newest).toSorted()]
  const isSame = here.join() === there.join()
  return isSame || mine.shell === null ? null : there.join()
}

/** Takes note of a newer registry. Remotes that failed here and have another release now are given to `onReleases` before they are shown. */
export function takeRegistry(
  live: LiveRemotes,
  newest: KnownRemotes,
  onReleases: (remotes: LiveRemote[]) => void,
): void {
  if (!newest.isComplete) return
  const { known, failed, fallenBack } = live.getState()
  const remotes = known.remotes.map((mine) =>
    renewed(
      mine,
      newest.remotes.find((each) => idOf(each) === idOf(mine)),
      failed.has(idOf(mine)),
    ),
  )
  const changed = remotes.filter((remote, index) => remote.active !== known.remotes[index]?.active)
  if (changed.length > 0) onReleases(changed)
  const isSame = remotes.every((remote, index) => remote === known.remotes[index])
  const next = isSame ? known : { ...known, remotes }
  live.setState({
    ...(isSame ? {} : { known: next, ...divideAddresses(remotes) }),
    fallenBack: changed.reduce((ids, remote) => withoutId(ids, idOf(remote)), fallenBack),
    revision: newest.revision,
    outdatedBy: difference(next, newest),
  })
}
