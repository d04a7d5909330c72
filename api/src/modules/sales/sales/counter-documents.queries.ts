import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { ListQuery } from '@comptoir/contracts/schema'
import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { Sale } from '../../../platform/db/tables.ts'
import { filterDay, filterIds } from '../../../platform/http/list.ts'
import { withMerged } from '../../people/index.ts'

/** More are counted as "more than". */
const DOCUMENT_COUNT_CAP = 100_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** What tickets and returns have in common, under the alias `d`. */
type CounterDocuments = {
  d: Pick<Sale, 'point_of_sale_id' | 'cash_session_id' | 'client_id' | 'business_date'>
}

/** The documents that a list asks for, before its search, of the shops that the caller may enter. Days are business days, both ends included. */
export function askedDocuments({ companyId, pointOfSaleIds }: TxCtx, query: ListQuery): Expression<SqlBool> {
  const eb = expressionBuilder<CounterDocuments, 'd'>()
  const [points, sessions, clients] = [
    filterIds(query, 'pointOfSale'),
    filterIds(query, 'cashSession'),
    filterIds(query, 'client'),
  ]
  const [from, to] = [filterDay(query, 'from'), filterDay(query, 'to')]
  return eb.and([
    ...(pointOfSaleIds === null
      ? []
      : [eb('d.point_of_sale_id', 'in', pointOfSaleIds.length > 0 ? [...pointOfSaleIds] : [NO_ID])]),
    ...(points.length === 0 ? [] : [eb('d.point_of_sale_id', 'in', points)]),
    ...(sessions.length === 0 ? [] : [eb('d.cash_session_id', 'in', sessions)]),
    ...(clients.length === 0 ? [] : [eb('d.client_id', 'in', withMerged(companyId, clients))]),
    ...(from === undefined ? [] : [eb('d.business_date', '>=', from)]),
    ...(to === undefined ? [] : [eb('d.business_date', '<=', to)]),
  ])
}

/** By what such a list may be ordered; the newest comes first. */
export const DOCUMENT_ORDERS = {
  orders: { occurredAt: 'd.occurred_at', totalMinor: 'd.total_minor', number: 'd.number' },
  byDefault: { field: 'occurredAt', direction: 'desc' },
  id: 'd.id',
  cap: DOCUMENT_COUNT_CAP,
} as const

type CommonRow = Pick<
  Selectable<Sale>,
  'id' | 'number' | 'occurred_at' | 'seller' | 'item_count' | 'currency' | 'total_minor'
>

/** What every such list shows of a document. */
export function documentRow(row: CommonRow): Omit<SaleRow, 'discountMinor' | 'reviewReason' | 'representative'> {
  const { seller } = row
  return {
    id: row.id,
    number: row.number,
    occurredAt: row.occurred_at.toISOString(),
    pointOfSaleName: seller.pointOfSale,
    registerName: seller.register,
    cashier: seller.cashier,
    client: seller.client,
    itemCount: row.item_count,
    currency: row.currency,
    totalMinor: row.total_minor,
  }
}
