import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/**
 * After `from`: what brought lots in to a place, whatever the kind of its document, as `x`, each with its movement `k` and its
 * point of sale `s`, of those that the caller may enter; for what another point of sale sent, with the transfer `d`. What a point
 * of sale moves among its own places came in before.
 */
export function lotReceiptsFrom({ companyId, pointOfSaleIds }: TxCtx): RawBuilder<unknown> {
  const entered = pointOfSaleIds === null ? sql`` : sql` and s.id = ${anyId(pointOfSaleIds)}`
  return sql`stock_ledger_lot x
    join stock_ledger k on k.company_id = x.company_id and k.document_id = x.document_id
      and k.document_line_id = x.document_line_id and k.kind = x.kind
    join stock_location o on o.company_id = k.company_id and o.id = k.location_id
    join point_of_sale s on s.company_id = o.company_id and s.id = o.point_of_sale_id
    left join stock_transfer d on d.company_id = k.company_id and d.id = k.document_id and k.kind = 'transferIn'
    where x.company_id = ${companyId} and k.quantity_milli > 0
      and (k.kind <> 'transferIn' or d.from_point_of_sale_id <> s.id)${entered}`
}
