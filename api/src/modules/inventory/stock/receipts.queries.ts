import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** Movements that bring goods in from outside the company. */
const RECEIPTS = ['opening'] as const

/**
 * After `from`: the receipts as `x` of `stock_ledger_lot` or `stock_ledger_serial`, each with its movement `k` and its
 * point of sale `s`, of those that the caller may enter.
 */
export function receiptsFrom(
  { companyId, pointOfSaleIds }: TxCtx,
  table: 'stock_ledger_lot' | 'stock_ledger_serial',
): RawBuilder<unknown> {
  const entered = pointOfSaleIds === null ? sql`` : sql` and s.id = ${anyId(pointOfSaleIds)}`
  return sql`${sql.table(table)} x
    join stock_ledger k on k.company_id = x.company_id and k.document_id = x.document_id
      and k.document_line_id = x.document_line_id and k.kind = x.kind
    join stock_location o on o.company_id = k.company_id and o.id = k.location_id
    join point_of_sale s on s.company_id = o.company_id and s.id = o.point_of_sale_id
    where x.company_id = ${companyId} and x.kind in (${sql.join(RECEIPTS)})${entered}`
}
