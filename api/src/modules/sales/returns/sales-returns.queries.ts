import type { ListQuery, PaginatedOf, SalesReturnRow } from '@comptoir/contracts'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'

const CAP = 100_000
const NO_ID = '00000000-0000-0000-0000-000000000000'
const DAY = /^\d{4}-\d{2}-\d{2}$/

function selection({ db, companyId, pointOfSaleIds }: TxCtx) {
  return db
    .selectFrom('sale_return as r')
    .where('r.company_id', '=', companyId)
    .$if(pointOfSaleIds !== null, (query) => query.where('r.point_of_sale_id', 'in', pointOfSaleIds?.length ? [...pointOfSaleIds] : [NO_ID]))
    .select(['r.id', 'r.number', 'r.occurred_at', 'r.seller', 'r.reason', 'r.item_count', 'r.currency', 'r.total_minor'])
}

/** Returns of the shops that the caller may enter, newest first. Days are business days, both ends included. */
export async function listSalesReturns(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SalesReturnRow>> {
  const text = query.search?.text.trim()
  const [points, sessions] = [filterIds(query, 'pointOfSale'), filterIds(query, 'cashSession')]
  const [from] = filterValues(query, 'from')
  const [to] = filterValues(query, 'to')
  const found = selection(ctx)
    .$if(Boolean(text), (q) =>
      q.where((eb) => eb.or([eb('r.number', 'ilike', containing(text ?? '')), eb(sql<string>`r.seller ->> 'client'`, 'ilike', containing(text ?? ''))])),
    )
    .$if(points.length > 0, (q) => q.where('r.point_of_sale_id', 'in', points))
    .$if(sessions.length > 0, (q) => q.where('r.cash_session_id', 'in', sessions))
    .$if(from !== undefined && DAY.test(from), (q) => q.where('r.business_date', '>=', from ?? ''))
    .$if(to !== undefined && DAY.test(to), (q) => q.where('r.business_date', '<=', to ?? ''))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { occurredAt: 'r.occurred_at', totalMinor: 'r.total_minor', number: 'r.number' },
    byDefault: { field: 'occurredAt', direction: 'desc' },
    id: 'r.id',
    cap: CAP,
  })
  return {
    data: rows.map((row): SalesReturnRow => {
      const seller = row.seller as { pointOfSale: string; register: string; cashier: string; client: string }
      return {
        id: row.id,
        number: row.number,
        occurredAt: row.occurred_at.toISOString(),
        pointOfSaleName: seller.pointOfSale,
        registerName: seller.register,
        cashier: seller.cashier,
        client: seller.client,
        reason: row.reason as SalesReturnRow['reason'],
        itemCount: row.item_count,
        currency: row.currency,
        totalMinor: row.total_minor,
      }
    }),
    meta,
  }
}
