import type { Queryable } from '../../../platform/db/database.ts'

export interface SecondFactorRow {
  sealed_secret: Buffer
  confirmed_at: Date | null
}

export function findSecondFactor(db: Queryable, accountId: string): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('account_second_factor')
    .select(['sealed_secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Begins anew; one that counts already is left alone. False then. */
export async function beginSecondFactor(db: Queryable, accountId: string, sealed: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('account_second_factor')
    .values({ account_id: accountId, sealed_secret: sealed, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealed, begun_at: now, last_step: 0 })
        .where('account_second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function confirmSecondFactor(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.updateTable('account_second_factor').set({ confirmed_at: now }).where('account_id', '=', accountId).execute()
}

/** Uses a step up; false when it, or a later one, was used before. */
export async function spendStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('account_second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeSecondFactor(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute()
  await db.deleteFrom('account_second_factor').where('account_id', '=', accountId).execute()
}

export async function replaceRecoveryCodes(db: Queryable, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('account_recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Uses a recovery code up; false when it is none or was used before. */
export async function spendRecoveryCode(db: Queryable, accountId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('account_recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('account_recovery_code')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many of some accounts have a second factor that counts. */
export async function countSecondFactors(db: Queryable, accountIds: readonly string[]): Promise<number> {
  if (accountIds.length === 0) return 0
  const { count } = await db
    .selectFrom('account_second_factor')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', 'in', [...accountIds])
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
