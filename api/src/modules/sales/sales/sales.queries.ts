import type { ListQuery, PaginatedOf, SaleRow } from '@comptoir/contracts'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'

const CAP = 100_000
const NO_ID = '00000000-0000-0000-0000-000000000000'
const DAY = /^\d{4}-\d{2}-\d{2}$/

function selection({ db, companyId, pointOfSaleIds }: TxCtx) {
  return db
    .selectFrom('sale as s')
    .where('s.company_id', '=', companyId)
    .$if(pointOfSaleIds !== null, (query) => query.where('s.point_of_sale_id', 'in', pointOfSaleIds?.length ? [...pointOfSaleIds] : [NO_ID]))
    .select(['s.id', 's.number', 's.occurred_at', 's.seller', 's.item_count', 's.currency', 's.discount_minor', 's.total_minor'])
}

/** Tickets of the shops that the caller may enter, newest first. Days are business days, both ends included. */
export async function listSales(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SaleRow>> {
  const text = query.search?.text.trim()
  const [points, sessions] = [filterIds(query, 'pointOfSale'), filterIds(query, 'cashSession')]
  const [from] = filterValues(query, 'from')
  const [to] = filterValues(query, 'to')
  const found = selection(ctx)
    .$if(Boolean(text), (q) =>
      q.where((eb) => eb.or([eb('s.number', 'ilike', containing(text ?? '')), eb(sql<string>`s.seller ->> 'client'`, 'ilike', containing(text ?? ''))])),
    )
    .$if(points.length > 0, (q) => q.where('s.point_of_sale_id', 'in', points))
    .$if(sessions.length > 0, (q) => q.where('s.cash_session_id', 'in', sessions))
    .$if(from !== undefined && DAY.test(from), (q) => q.where('s.business_date', '>=', from ?? ''))
    .$if(to !== undefined && DAY.test(to), (q) => q.where('s.business_date', '<=', to ?? ''))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { occurredAt: 's.occurred_at', totalMinor: 's.total_minor', number: 's.number' },
    byDefault: { field: 'occurredAt', direction: 'desc' },
    id: 's.id',
    cap: CAP,
  })
  return {
    data: rows.map((row): SaleRow => {
      const seller = row.seller as { pointOfSale: string; register: string; cashier: string; client: string }
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
        discountMinor: row.discount_minor,
        totalMinor: row.total_minor,
      }
    }),
    meta,
  }
}
