import type { TxCtx } from '../../../platform/context.ts'

interface Revaluation {
  productId: string
  unitCostMicro: number | null
  reason: string | null
}

/** What somebody said that goods cost, by the id of the request; null where nobody did. */
export async function findRevaluation({ db, companyId }: TxCtx, id: string): Promise<Revaluation | null> {
  const row = await db
    .selectFrom('stock_revaluation')
    .select(['product_id as productId', 'unit_cost_micro as unitCostMicro', 'reason'])
    .where('company_id', '=', companyId)
    .where('document_id', '=', id)
    .where('cause', '=', 'manual')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
