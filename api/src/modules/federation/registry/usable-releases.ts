import { unmetRequirements, type ReleaseName, type RemoteRelease } from '@comptoir/contracts/federation'
import type { Queryable } from '../../../platform/db/database.ts'
import { verifiedRelease, type SigningKey, type StoredRelease } from '../signing/index.ts'
import { listNamed, listWithEarlier } from './live.queries.ts'

/** Notified of a release that does not match what was signed when it was published. */
type OnTampered = (row: StoredRelease) => void

/**
 * What can be shown of a remote, best first: the release that is live, then its fallbacks. None that was tampered
 * with or that asks for what this shell does not have.
 */
export async function usableReleases(
  db: Queryable,
  key: SigningKey,
  { remote, activeBuild }: { remote: string; activeBuild: string },
  onTampered: OnTampered,
): Promise<RemoteRelease[]> {
  const rows = await listWithEarlier(db, remote, activeBuild)
  return rows.flatMap((row) => {
    const release = verifiedRelease(key, row)
    if (release === null) onTampered(row)
    return release !== null && unmetRequirements(release.remote.requires).length === 0 ? [release] : []
  })
}

/** Those of these releases that have their files and are what was signed: a page may still show one that is live no more. */
export async function storedReleases(
  db: Queryable,
  key: SigningKey,
  names: readonly ReleaseName[],
): Promise<RemoteRelease[]> {
  const rows = await listNamed(db, names)
  return rows.map((row) => verifiedRelease(key, row)).filter((release) => release !== null)
}
