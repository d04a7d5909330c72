import type { FederationStatus, ReleaseEvent } from '@comptoir/contracts/federation'
import type { Queryable, Tx } from '../../../platform/db/database.ts'
import { retried } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { FederationParts } from '../federation-parts.ts'
import { insertEvent, lockRevision, raiseRevision, readStatus } from '../releases/index.ts'
import { findChangeSince, findPointer, writePointer, type Pointer } from './pointers.repository.ts'

/** Who wants what is live of a remote changed, and the revision that they saw. */
export interface Wish {
  remote: string
  revisionHeld: number
  actor: string
  /** The only remote that they are shown; null for all. */
  scope: string | null
  now: Date
}

/** What becomes of a pointer, and the event that says so. */
export interface Change {
  pointer: Pointer
  action: ReleaseEvent['action']
  fromBuild: string | null
  toBuild: string | null
  reason: string | null
}

/** Sees the current pointer; returns null when it already is as requested. */
export type Decide = (db: Tx, pointer: Pointer | null) => Promise<Change | null>

/**
 * Changes what is live in one transaction: of two with the same revision, the second is refused and learns who won.
 * Answers the state that the change left.
 */
export async function changePointer(
  parts: Pick<FederationParts, 'db' | 'registry'>,
  wish: Wish,
  decide: Decide,
): Promise<FederationStatus> {
  const status = await retried(() =>
    parts.db.transaction().execute(async (db) => {
      const revision = await lockRevision(db)
      if (revision !== wish.revisionHeld) throw await staleRevision(db, wish)
      const change = await decide(db, await findPointer(db, wish.remote))
      if (change !== null) await writeChange(db, change, { revision: revision + 1, actor: wish.actor, now: wish.now })
      return readStatus(db, wish.scope)
    }),
  )
  parts.registry.noteRevision(status.revision)
  return status
}

/** For callers that already hold the revision. */
export async function writeChange(
  db: Tx,
  { pointer, ...change }: Change,
  at: { revision: number; actor: string; now: Date },
): Promise<void> {
  await writePointer(db, pointer)
  await raiseRevision(db, at.revision)
  await insertEvent(db, { remote: pointer.remote, ...change, ...at })
}

const NONE = '–'

async function staleRevision(db: Queryable, { remote, revisionHeld, now }: Wish): Promise<DomainError> {
  const change = await findChangeSince(db, remote, revisionHeld)
  return new DomainError('release.revisionStale', {
    by: change?.actor ?? NONE,
    remote: change?.remote ?? remote,
    changedAt: change?.at ?? now.toISOString(),
    fromBuild: change?.fromBuild ?? NONE,
    toBuild: change?.toBuild ?? NONE,
  })
}
