import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { forgetTries, isPassword, limitTries, NO_PASSWORD, takeBackTry, throttleKey } from '../../identity/index.ts'
import { findBadgeUser, findPinHash } from './counter-keys.repository.ts'

/**
 * A PIN has as few as four digits: so many wrong ones of one user in a quarter of an hour, or in a day, whoever tries them,
 * and nobody may for the rest of it; so many that one user tries, of whomever, and that one may not.
 */
const MOST_OF_ONE = 5
const MOST_OF_ONE_A_DAY = 20
const MOST_BY_ONE = 10
const DAY_MINUTES = 24 * 60

/** Whether a PIN is that of a user of the company, who need not be who asks. A user without one has none that is right. */
export async function isPinOf(ctx: Ctx, userId: string, pin: string): Promise<boolean> {
  const { db, now, companyId, accountId } = ctx
  const of = throttleKey('pin', `${companyId} ${userId}`)
  const ofDay = throttleKey('pinOfDay', `${companyId} ${userId}`)
  const by = triedBy(ctx)
  await limitTries(db, by, now, { most: MOST_BY_ONE })
  try {
    await limitTries(db, of, now, { most: MOST_OF_ONE })
    await limitTries(db, ofDay, now, { most: MOST_OF_ONE_A_DAY, windowMinutes: DAY_MINUTES })
  } catch (error) {
    // Nothing was tried: who asks is not held up for what others tried.
    await takeBackTry(db, by)
    throw error
  }
  const hash = await inTransaction(ctx, (tx) => findPinHash(tx, userId))
  if (!(await isPassword(accountId, hash ?? NO_PASSWORD, pin))) return false
  await forgetTries(db, of)
  await takeBackTry(db, ofDay)
  await takeBackTry(db, by)
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
