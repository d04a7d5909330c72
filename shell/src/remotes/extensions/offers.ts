import type { ExtensionPoint, RemoteExtension, RemoteRelease } from '@comptoir/contracts/federation'
import { runningRelease, type RemotesInUse } from '../registry/live-remotes.ts'

/** What a remote puts into a place of another one's page. */
export interface Offer {
  release: RemoteRelease
  extension: RemoteExtension
}

/** The extensions at a slot, in order: from remotes that are not paused, as far as the reader may see them. */
export function offersAt(
  state: Pick<RemotesInUse, 'known' | 'fallenBack'>,
  point: ExtensionPoint,
  permissions: readonly string[],
): Offer[] {
  const running = state.known.remotes
    .filter((live) => live.state === 'active')
    .map((live) => runningRelease(state, live))
  const all = running.flatMap((release) =>
    (release.remote.extensions ?? []).map((extension) => ({ release, extension })),
  )
  const shown = all.filter(
    ({ extension }) =>
      extension.point === point && (extension.permission === null || permissions.includes(extension.permission)),
  )
  return shown.toSorted((one, other) => one.extension.order - other.extension.order)
}
