import { createHash } from 'node:crypto'
import type { CounterKeys } from '@comptoir/contracts/company/counter-keys'
import type { TxCtx } from '../../../platform/context.ts'

/** A code is random and long: it needs no slow hash. That of one company is nothing in another. */
export function badgeHash(companyId: string, code: string): Buffer {
  return createHash('sha256').update(`${companyId} ${code}`).digest()
}

/** Since when a user has a PIN and a badge. */
export async function findCounterKeys({ db, companyId }: TxCtx, userId: string): Promise<CounterKeys> {
  const row = await db
    .selectFrom('counter_key')
    .select(['pin_set_at', 'badge_made_at'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    pinSetAt: row?.pin_set_at?.toISOString() ?? null,
    badgeMadeAt: row?.badge_made_at?.toISOString() ?? null,
  }
}

/** The hash of a user's PIN; null without one. */
export async function findPinHash({ db, companyId }: TxCtx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('counter_key')
    .select('pin_hash')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.pin_hash ?? null
}

/** Who has the badge; null where nobody has. */
export async function findBadgeUser({ db, companyId }: TxCtx, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('counter_key')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('badge_hash', '=', badgeHash(companyId, code))
    .executeTakeFirst()
  return row?.user_id ?? null
}

type Kept =
  { pin_hash: string | null; pin_set_at: Date | null } | { badge_hash: Buffer | null; badge_made_at: Date | null }

/** Puts a PIN or a badge in the place of the one before. */
export async function putKey({ db, companyId }: TxCtx, userId: string, kept: Kept): Promise<void> {
  await db
    .insertInto('counter_key')
    .values({ company_id: companyId, user_id: userId, ...kept })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(kept))
    .execute()
}

/** False where there was neither PIN nor badge. */
export async function deleteKeys({ db, companyId }: TxCtx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('counter_key')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
