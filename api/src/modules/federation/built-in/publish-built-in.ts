import { INSTALLATION_ACTOR, unmetRequirements, type RemoteRelease } from '@comptoir/contracts/federation'
import type { Log } from '../../../platform/log.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUnavailable } from '../../../platform/db/sql-errors.ts'
import type { FederationParts } from '../federation-parts.ts'
import { findPointer, writeChange, type Pointer } from '../pointers/index.ts'
import { findRelease, isComplete, lockRevision, publishStaged, resignRelease } from '../releases/index.ts'
import { canonicalJson, verifiedRelease } from '../signing/index.ts'
import { builtRemotes, copyBuilt, readBuilt, type BuiltRelease } from './built-release.ts'

/**
 * Publishes and promotes the builds that lie beside the shell. A remote that has no sound build is left as it is, and the
 * rest goes on; throws only when the database is away. Of two servers that start at once, one publishes.
 */
export async function publishBuiltIns(parts: FederationParts, webRoot: string, log: Pick<Log, 'warn'>): Promise<void> {
  for (const remote of builtRemotes(webRoot)) {
    try {
      await publishBuiltIn(parts, await readBuilt(webRoot, remote))
    } catch (error) {
      if (isUnavailable(error)) throw error
      log.warn({ err: error, remote }, 'the build of a remote could not be published')
    }
  }
}

async function publishBuiltIn(parts: FederationParts, built: BuiltRelease): Promise<void> {
  const { release } = built
  await repair(parts, release)
  const isNew = !(await isComplete(parts, release)) && (await publishFolder(parts, built))
  if (unmetRequirements(release.remote.requires).length > 0)
    throw new Error(`${release.remote.id} asks for versions that this shell does not have`)
  await promoteBuiltIn(parts, release, isNew)
}

/** The installation's own files are believed: a row of theirs that is not what was signed, or was signed by a lost key, is written anew. */
async function repair({ db, admin, key }: FederationParts, release: RemoteRelease): Promise<void> {
  const known = await findRelease(db, release.remote.id, release.build)
  if (!known?.isBuiltIn || verifiedRelease(key, known)) return
  const document = canonicalJson(release)
  await resignRelease(admin, { ...known, document, signature: key.sign(document) })
}

async function publishFolder(parts: FederationParts, built: BuiltRelease): Promise<boolean> {
  const now = parts.clock.now()
  const staging = await parts.store.stage(now)
  try {
    await copyBuilt(built, staging.folder)
    return await publishStaged(parts, staging, {
      release: built.release,
      publishedBy: INSTALLATION_ACTOR,
      isBuiltIn: true,
      now,
    })
  } finally {
    await staging.discard()
  }
}

async function promoteBuiltIn(
  parts: FederationParts,
  { build, remote: { id } }: RemoteRelease,
  isNew: boolean,
): Promise<void> {
  await parts.db.transaction().execute(async (db) => {
    const revision = (await lockRevision(db)) + 1
    const pointer = await findPointer(db, id)
    if (pointer && !(await givesWay(parts, db, pointer, { build, isNew }))) return
    const fromBuild = pointer?.activeBuild ?? null
    const next: Pointer = {
      remote: id,
      isDisabled: pointer?.isDisabled ?? false,
      reason: pointer?.reason ?? null,
      activeBuild: build,
      previousBuild: fromBuild,
      isSetByInstallation: true,
    }
    const change = { pointer: next, action: 'promoted', fromBuild, toBuild: build, reason: null } as const
    await writeChange(db, change, { revision, actor: INSTALLATION_ACTOR, now: parts.clock.now() })
    parts.registry.noteRevision(revision)
  })
}

/**
 * A release that a team published and that fits stays. So does an earlier build that somebody went back to, until a newer
 * one comes with the installation.
 */
async function givesWay(
  { key }: FederationParts,
  db: Tx,
  pointer: Pointer,
  { build, isNew }: { build: string; isNew: boolean },
): Promise<boolean> {
  if (pointer.activeBuild === build) return false
  const active = await findRelease(db, pointer.remote, pointer.activeBuild)
  const isUsable =
    active !== null && verifiedRelease(key, active) !== null && unmetRequirements(active.requires).length === 0
  if (!isUsable) return true
  return active.isBuiltIn && (isNew || pointer.isSetByInstallation)
}
