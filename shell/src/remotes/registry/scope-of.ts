import type { RemoteScope } from '@comptoir/platform'
import type { RemoteRelease } from '@comptoir/contracts/federation'

/** The scope that a release's code runs in. */
export function scopeOf({ remote, build, base }: RemoteRelease): RemoteScope {
  return { id: remote.id, version: remote.version, build, base }
}
