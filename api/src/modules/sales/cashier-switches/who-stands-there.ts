import type { Permission } from '@comptoir/contracts/permissions'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findPersonName, findSellerAt, listPeopleAt } from '../approvals/index.ts'
import { isOfSession } from './cashier-switches.repository.ts'
import { findProved } from './find-proved.ts'

/** A register, and where it is. */
export interface CounterPlace {
  registerId: string
  pointOfSaleId: string
}

/** In whose name something is recorded at a counter, and what they may do. */
export interface Standing extends Pick<TxCtx, 'userId' | 'userName' | 'permissions'> {
  /** Who sent it, and whether the other had shown who they are; null where it is in the caller's own name. */
  claim: { signedInId: string; signedIn: string; isProved: boolean } | null
}

const NOTHING: ReadonlySet<Permission> = new Set()

/**
 * Who stands now at a counter where the caller is signed in, whatever is said of when. Whoever showed it there in this session,
 * and nobody since, has their own rights of today, and is refused what they may not do without the one that is `needed`. Anybody
 * else is believed, written down as not proved, and has no right that only some have.
 */
export async function whoStandsThere(
  tx: TxCtx,
  place: CounterPlace,
  cashierId: string | undefined,
  needed: Permission,
): Promise<Standing> {
  if (cashierId === undefined || cashierId === tx.userId) return own(tx)
  const standing = await named(tx, cashierId, await isStanding(tx, place.registerId, cashierId))
  if (!standing.claim?.isProved) return standing
  const person = (await listPeopleAt(tx, place.pointOfSaleId)).find(({ id }) => id === cashierId)
  const permissions = person?.mayApprove ?? NOTHING
  if (!permissions.has(needed)) throw new DomainError('auth.forbidden', { permission: needed })
  return { ...standing, permissions }
}

/**
 * Who stood at a counter where the caller is signed in, of what was done there and is told later: it is proved where it was
 * written down that they did then, and is taken either way, so it gives no rights.
 */
export async function whoStoodThere(
  tx: TxCtx,
  { registerId, pointOfSaleId }: CounterPlace,
  { cashierId, occurredAt }: { cashierId?: string; occurredAt: string },
): Promise<Standing> {
  if (cashierId === undefined || cashierId === tx.userId) return own(tx)
  const said = { cashierId, occurredAt }
  const proved = await findProved(tx, { id: registerId, pointOfSaleId }, [said])
  return named(tx, cashierId, proved.has(said))
}

/** Whether somebody took over the counter from the caller in the session that it has now, and nobody after them. */
async function isStanding(tx: TxCtx, registerId: string, cashierId: string): Promise<boolean> {
  return (await findSellerAt(tx, registerId)) === cashierId && (await isOfSession(tx, registerId))
}

function own({ userId, userName, permissions }: TxCtx): Standing {
  return { userId, userName, permissions, claim: null }
}

/** Somebody without rights of their own. Who is unknown to the company is the caller, just so. */
async function named(tx: TxCtx, cashierId: string, isProved: boolean): Promise<Standing> {
  const name = await findPersonName(tx, cashierId)
  const { userId, userName } = name === null ? tx : { userId: cashierId, userName: name }
  const claim = { signedInId: tx.userId, signedIn: tx.userName, isProved: isProved && name !== null }
  return { userId, userName, permissions: NOTHING, claim }
}

/** What the audit trail is told of something that was done in another's name; nothing of what was done in one's own. */
export function claimTold({ claim }: Pick<Standing, 'claim'>): { signedIn?: string; cashierUnproved?: true } {
  if (!claim) return {}
  return { signedIn: claim.signedIn, ...(claim.isProved ? {} : { cashierUnproved: true }) }
}

/** The context of what is recorded in the name of who stands there. */
export function inNameOf<T extends Ctx | TxCtx>(ctx: T, { userId, userName, permissions }: Standing): T {
  return { ...ctx, userId, userName, permissions }
}
