import type { SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'
import { receiptsFrom } from '../stock/index.ts'

/** More are counted as "more than". */
const CAP = 10_000

/** Serial numbers that points of sale received that the caller may enter, of the products asked for. */
export async function listSerialNumbers(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SerialNumber>> {
  const { db, companyId } = ctx
  const products = filterIds(query, 'product')
  const found = db
    .selectFrom('serial_number as t')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 't.company_id').onRef('p.id', '=', 't.product_id'),
    )
    .select(['t.id', 't.number', 't.created_at', 'p.id as product_id', 'p.designation'])
    .where('t.company_id', '=', companyId)
    .where(
      sql<boolean>`exists (select 1 from ${receiptsFrom(ctx, 'stock_ledger_serial')} and x.serial_number_id = t.id)`,
    )
    .$if(products.length > 0, (some) => some.where('t.product_id', '=', anyId(products)))
  const { rows, meta } = await readPage(db, found, query, {
    orders: { number: 't.number' },
    byDefault: { field: 'number', direction: 'asc' },
    id: 't.id',
    cap: CAP,
  })
  const places = await findReceivers(
    ctx,
    rows.map(({ id }) => id),
  )
  const data = rows.flatMap((row) => {
    const pointOfSale = places.get(row.id)
    const product = { id: row.product_id, name: row.designation }
    return pointOfSale
      ? [{ id: row.id, product, number: row.number, pointOfSale, receivedAt: row.created_at.toISOString() }]
      : []
  })
  return { data, meta }
}

interface Receiver {
  serial_number_id: string
  id: string
  name: string
}

/** Where each of some pieces came in last. */
async function findReceivers(ctx: TxCtx, ids: readonly string[]): Promise<Map<string, SerialNumber['pointOfSale']>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Receiver>`
    select x.serial_number_id, s.id, s.name from ${receiptsFrom(ctx, 'stock_ledger_serial')}
      and x.serial_number_id = ${anyId(ids)}
    order by k.recorded_at`.execute(ctx.db)
  return new Map(rows.map(({ serial_number_id: serialNumberId, id, name }) => [serialNumberId, { id, name }]))
}
