import type { LiveRemote, RemoteRelease } from '@comptoir/contracts/federation'
import { createStore, type StoreApi } from '@comptoir/platform/site'
import { divideAddresses, type ContestedAddress, type OwnedRoute } from './addresses.ts'
import type { KnownRemotes } from './registry.ts'

/** The remotes as this tab uses them. It keeps the releases that it started with, whatever becomes live meanwhile. */
export interface RemotesInUse {
  known: KnownRemotes
  owned: OwnedRoute[]
  contested: ContestedAddress[]
  /** Remotes whose previous release runs here, because the live one failed. */
  fallenBack: ReadonlySet<string>
  /** Remotes of which nothing could be shown: they take what is live now, since no page of theirs would be torn apart. */
  failed: ReadonlySet<string>
  /** The newest revision that was seen. */
  revision: number
  /** What this tab runs is no longer what is live; null, or a name of the difference. */
  outdatedBy: string | null
}

export type LiveRemotes = StoreApi<RemotesInUse>

const NONE: ReadonlySet<string> = new Set()

/** The id of a remote. */
export const idOf = ({ active }: LiveRemote) => active.remote.id

export function createLiveRemotes(known: KnownRemotes): LiveRemotes {
  const { revision } = known
  return createStore<RemotesInUse>()(() => ({
    known,
    ...divideAddresses(known.remotes),
    fallenBack: NONE,
    failed: NONE,
    revision,
    outdatedBy: null,
  }))
}

function withId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? ids : new Set([...ids, id])
}

/** The same ids without one. */
export function withoutId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : ids
}

/** From now on the previous release of the remote runs in this tab. */
export function fallBack(live: LiveRemotes, id: string): void {
  live.setState(({ fallenBack }) => ({ fallenBack: withId(fallenBack, id) }))
}

/** Gives the live release another chance. */
export function runActive(live: LiveRemotes, id: string): void {
  live.setState(({ fallenBack }) => ({ fallenBack: withoutId(fallenBack, id) }))
}

/** Notes whether nothing of a remote can be shown at present. */
export function markFailed(live: LiveRemotes, id: string, isFailed: boolean): void {
  live.setState(({ failed }) => ({ failed: isFailed ? withId(failed, id) : withoutId(failed, id) }))
}

/** The release of a remote that this tab runs. */
export function runningRelease({ fallenBack }: Pick<RemotesInUse, 'fallenBack'>, live: LiveRemote): RemoteRelease {
  return live.fallback !== null && fallenBack.has(idOf(live)) ? live.fallback : live.active
}

/** Replaces a remote with the one under development: its declaration may have changed, its code reloads by itself. */
export function replaceRemote(live: LiveRemotes, remote: LiveRemote): void {
  const { known } = live.getState()
  const others = known.remotes.filter((each) => idOf(each) !== idOf(remote))
  const remotes = [...others, remote]
  live.setState({ known: { ...known, remotes }, ...divideAddresses(remotes) })
}
