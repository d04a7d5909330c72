import { omittedReleases, releasesAddress, type LiveRemote, type RemoteRelease } from '@comptoir/contracts/federation'
import { isFields } from './check/fields.ts'
import { isRelease } from './check/release-check.ts'

/** As long as one attempt for a script may take. */
const LIMIT_MS = 6000

/** The documents of releases could not be fetched; their scripts cannot be verified. */
export class ReleasesMissing extends Error {
  override name = 'ReleasesMissing'
}

/** What the page's registry leaves out of its releases, fetched once, when somebody first needs it. Rejects with `ReleasesMissing`, and can then be called again. */
export type Rest = () => Promise<RemoteRelease[]>

function isSound(value: unknown): value is RemoteRelease {
  const remote = isFields(value) ? value['remote'] : null
  return isFields(remote) && typeof remote['id'] === 'string' && isRelease(remote['id'], value)
}

async function fetchReleases(address: string): Promise<RemoteRelease[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const releases: unknown = await answer.json()
  return Array.isArray(releases) ? releases.filter(isSound) : []
}

/** Null where nothing was left out. */
export function createRest(remotes: readonly LiveRemote[]): Rest | null {
  const omitted = omittedReleases(remotes)
  if (omitted.length === 0) return null
  let pending: Promise<RemoteRelease[]> | null = null
  return () =>
    (pending ??= fetchReleases(releasesAddress(omitted)).catch((problem: unknown) => {
      pending = null
      throw new ReleasesMissing('The documents of the releases could not be read.', { cause: problem })
    }))
}
