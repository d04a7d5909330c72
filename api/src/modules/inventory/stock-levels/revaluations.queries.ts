import type { TxCtx } from '../../../platform/context.ts'

interface Revaluation {
  productId: string
  unitCostMicro: number | null
  reason: string | null
  /** Where it was said. */
  locationIds: string[]
}

/** What somebody said that goods cost, by the id of the request; null where nobody did. */
export async function findRevaluation({ db, companyId }: TxCtx, id: string): Promise<Revaluation | null> {
  const rows = await db
    .selectFrom('stock_revaluation')
    .select(['product_id', 'unit_cost_micro', 'reason', 'location_id'])
    .where('company_id', '=', companyId)
    .where('document_id', '=', id)
    .where('cause', '=', 'manual')
    .execute()
  const [first] = rows
  if (!first) return null
  return {
    ...{ productId: first.product_id, unitCostMicro: first.unit_cost_micro, reason: first.reason },
    locationIds: rows.map(({ location_id: locationId }) => locationId),
  }
}
