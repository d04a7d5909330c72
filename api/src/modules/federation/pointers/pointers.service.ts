import {
  addressPattern,
  divideAddresses,
  shellAddressOf,
  unmetRequirements,
  type FederationStatus,
  type PromoteInput,
  type RemoteRelease,
  type RollbackInput,
} from '@comptoir/contracts/federation'
import type { Queryable } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { FederationParts } from '../federation-parts.ts'
import { findRelease } from '../releases/index.ts'
import { verifiedRelease, type SigningKey } from '../signing/index.ts'
import { changePointer, type Wish } from './change-pointer.ts'
import { cameWithInstallation, findPredecessor, listLiveBeside, type Pointer } from './pointers.repository.ts'

/** Who owns what no remote does. */
const SHELL = 'shell'

type Parts = Pick<FederationParts, 'db' | 'key' | 'registry'>

/** Makes a release live. Refuses one that was tampered with, does not fit this installation, or claims another remote's address. */
export function promote(parts: Parts, wish: Wish, { build, reason }: PromoteInput): Promise<FederationStatus> {
  return changePointer(parts, wish, async (db, pointer) => {
    const release = await getFitting(db, parts.key, wish.remote, build)
    if (pointer?.activeBuild === build) return null
    await checkAddresses(db, parts.key, release)
    const fromBuild = pointer?.activeBuild ?? null
    return {
      pointer: {
        ...(pointer ?? fresh(wish.remote)),
        activeBuild: build,
        previousBuild: fromBuild,
        isSetByInstallation: false,
      },
      action: 'promoted',
      fromBuild,
      toBuild: build,
      reason: reason?.trim() ?? null,
    }
  })
}

/** Makes an earlier release live again: the one that is named, or the one before. What it came after is the next to go back to. */
export function rollBack(parts: Parts, wish: Wish, { build, reason }: RollbackInput): Promise<FederationStatus> {
  return changePointer(parts, wish, async (db, pointer) => {
    if (!pointer) throw new DomainError('remote.notLive', { remote: wish.remote })
    const toBuild = build ?? pointer.previousBuild
    if (toBuild === null) throw new DomainError('release.noPrevious', { remote: wish.remote })
    const release = await getFitting(db, parts.key, wish.remote, toBuild)
    const fromBuild = pointer.activeBuild
    if (fromBuild === toBuild) return null
    await checkAddresses(db, parts.key, release)
    const before = await findPredecessor(db, wish.remote, toBuild)
    return {
      pointer: {
        ...pointer,
        activeBuild: toBuild,
        previousBuild: before === fromBuild ? null : before,
        isSetByInstallation: false,
      },
      action: 'rolledBack',
      fromBuild,
      toBuild,
      reason: reason?.trim() ?? null,
    }
  })
}

/** The kill switch: the remote's pages say why they are closed, in open tabs too. */
export function disable(parts: Parts, wish: Wish, reason: string): Promise<FederationStatus> {
  return changePointer(parts, wish, async (_db, pointer) => {
    if (!pointer) throw new DomainError('remote.notLive', { remote: wish.remote })
    const words = reason.trim()
    if (pointer.isDisabled && pointer.reason === words) return null
    return {
      pointer: { ...pointer, isDisabled: true, reason: words },
      action: 'disabled',
      fromBuild: pointer.activeBuild,
      toBuild: null,
      reason: words,
    }
  })
}

export function enable(parts: Parts, wish: Wish): Promise<FederationStatus> {
  return changePointer(parts, wish, async (_db, pointer) => {
    if (!pointer) throw new DomainError('remote.notLive', { remote: wish.remote })
    if (!pointer.isDisabled) return null
    return {
      pointer: { ...pointer, isDisabled: false, reason: null },
      action: 'enabled',
      fromBuild: null,
      toBuild: pointer.activeBuild,
      reason: null,
    }
  })
}

function fresh(remote: string): Omit<Pointer, 'activeBuild' | 'previousBuild' | 'isSetByInstallation'> {
  return { remote, isDisabled: false, reason: null }
}

async function getFitting(db: Queryable, key: SigningKey, remote: string, build: string): Promise<RemoteRelease> {
  const row = await findRelease(db, remote, build)
  if (!row) throw new DomainError('release.notFound')
  const release = verifiedRelease(key, row)
  if (!release) throw new DomainError('release.tampered', { remote, build })
  if (row.filesRemovedAt !== null) throw new DomainError('release.filesRemoved', { build })
  const unmet = unmetRequirements(release.remote.requires)
  if (unmet.length > 0) throw new DomainError('release.incompatible', { unmet: unmet.join(', ') })
  return release
}

/**
 * An address that two remotes claim opens for neither, so a second claim must not become live; nor one of an address of
 * the shell. Only what comes with the installation has pages for super-administrators.
 */
async function checkAddresses(db: Queryable, key: SigningKey, release: RemoteRelease): Promise<void> {
  const reserved = shellAddressOf(release) ?? (await superAdminAddressOf(db, release))
  if (reserved !== null) throw new DomainError('release.addressTaken', { address: reserved, owner: SHELL })
  const others = (await listLiveBeside(db, release.remote.id)).flatMap((row) => verifiedRelease(key, row) ?? [])
  const { contested } = divideAddresses([release, ...others])
  const taken = contested.find(({ owners }) => owners.includes(release.remote.id))
  if (taken)
    throw new DomainError('release.addressTaken', {
      address: taken.pattern,
      owner: taken.owners.find((owner) => owner !== release.remote.id) ?? release.remote.id,
    })
}

/** The first address for super-administrators that a release asks for without having come with the installation. */
async function superAdminAddressOf(db: Queryable, { remote }: RemoteRelease): Promise<string | null> {
  const route = remote.routes.find(({ layout }) => layout === 'superAdmin')
  return route && !(await cameWithInstallation(db, remote.id)) ? addressPattern(route) : null
}
