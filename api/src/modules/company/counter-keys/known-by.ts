import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { forgetTries, isPassword, limitTries, NO_PASSWORD, takeBackTry, throttleKey } from '../../identity/index.ts'
import { findBadgeUser, findPinHash } from './counter-keys.repository.ts'

/**
 * A PIN has as few as four digits: so many wrong ones of one user in a quarter of an hour, whoever tries them, and nobody
 * may for the rest of it; so many that one user tries, of whomever, and that one may not.
 */
const MOST_OF_ONE = 5
const MOST_BY_ONE = 10

/** Whether a PIN is that of a user of the company, who need not be who asks. A user without one has none that is right. */
export async function isPinOf(ctx: Ctx, userId: string, pin: string): Promise<boolean> {
  const [of, by] = [throttleKey('pin', `${ctx.companyId} ${userId}`), triedBy(ctx)]
  await limitTries(ctx.db, by, ctx.now, { most: MOST_BY_ONE })
  await limitTries(ctx.db, of, ctx.now, { most: MOST_OF_ONE })
  const hash = await inTransaction(ctx, (tx) => findPinHash(tx, userId))
  if (!(await isPassword(userId, hash ?? NO_PASSWORD, pin))) return false
  await forgetTries(ctx.db, of)
  await takeBackTry(ctx.db, by)
  return true
}

/** The user whose badge has this code; null where there is none. */
export async function findBadgeHolder(ctx: Ctx, code: string): Promise<string | null> {
  const by = triedBy(ctx)
  await limitTries(ctx.db, by, ctx.now, { most: MOST_BY_ONE })
  const userId = await inTransaction(ctx, (tx) => findBadgeUser(tx, code))
  if (userId !== null) await takeBackTry(ctx.db, by)
  return userId
}

function triedBy({ companyId, userId }: Ctx): string {
  return throttleKey('counterKey', `${companyId} ${userId}`)
}
