import type { TxCtx } from '../../../platform/context.ts'

export async function insertPaymentMethod(
  { db, companyId, now }: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  method: { id: string; kind: 'cash'; name: string },
): Promise<void> {
  await db
    .insertInto('payment_method')
    .values({ company_id: companyId, ...method, created_at: now })
    .execute()
}
