import type { TxCtx } from '../../../platform/context.ts'

/**
 * The id of who sells now at a register where the caller is signed in: whoever showed there last who they are, for as long as
 * that holds; otherwise the caller.
 */
export async function findSellerAt({ db, companyId, userId, now }: TxCtx, registerId: string): Promise<string> {
  const last = await db
    .selectFrom('cashier_switch')
    .select(['cashier_id', 'signed_in_id', 'ends_at'])
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.signed_in_id === userId && last.ends_at >= now ? last.cashier_id : userId
}
