import type { Lot } from '@comptoir/contracts/inventory/lots'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { cutOff } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf, totalWhere } from '../../../platform/db/sums.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'
import { lotReceiptsFrom } from '../stock/index.ts'

/** More are counted as "more than". */
const CAP = 10_000

/** Lots that points of sale received that the caller may enter, of the products asked for, soonest to expire first. */
export async function listLots(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<Lot>> {
  const { db, companyId } = ctx
  const products = filterIds(query, 'product')
  const found = db
    .selectFrom('lot as t')
    .innerJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 't.company_id').onRef('p.id', '=', 't.product_id'),
    )
    .select(['t.id', 't.number', 't.expires_on', 't.created_at', 'p.id as product_id', 'p.designation'])
    .where('t.company_id', '=', companyId)
    .where(sql<boolean>`exists (select 1 from ${lotReceiptsFrom(ctx)} and x.lot_id = t.id)`)
    .$if(products.length > 0, (some) => some.where('t.product_id', '=', anyId(products)))
  const { rows, meta } = await readPage(db, found, query, {
    orders: { expiresOn: 't.expires_on', number: 't.number' },
    byDefault: { field: 'expiresOn', direction: 'asc' },
    nullable: ['expiresOn'],
    id: 't.id',
    cap: CAP,
  })
  const receipts = await listReceipts(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => toLot(row, receipts)), meta }
}

interface Row {
  id: string
  number: string
  expires_on: string | null
  created_at: Date
  product_id: string
  designation: string
}

interface Receipt {
  lot_id: string
  point_of_sale_id: string
  name: string
  received_milli: number
  /** The same without what came from a point of sale that the caller may enter too. */
  from_elsewhere_milli: number
}

/** What each point of sale received of some lots. */
async function listReceipts(ctx: TxCtx, lotIds: readonly string[]): Promise<Receipt[]> {
  if (lotIds.length === 0) return []
  const { pointOfSaleIds } = ctx
  const sentFromHere =
    pointOfSaleIds === null ? sql`d.id is not null` : sql`d.from_point_of_sale_id = ${anyId(pointOfSaleIds)}`
  const { rows } = await sql<Receipt>`
    select x.lot_id, s.id as point_of_sale_id, s.name, ${totalOf('x.quantity_milli')} as received_milli,
      ${totalWhere('x.quantity_milli', sql`(${sentFromHere}) is not true`)} as from_elsewhere_milli
    from ${lotReceiptsFrom(ctx)} and x.lot_id = ${anyId(lotIds)}
    group by x.lot_id, s.id, s.name
    order by s.name, s.id`.execute(ctx.db)
  return rows
}

function toLot(row: Row, receipts: readonly Receipt[]): Lot {
  const own = receipts.filter(({ lot_id: lotId }) => lotId === row.id)
  return {
    id: row.id,
    product: { id: row.product_id, name: row.designation },
    number: row.number,
    expiresOn: row.expires_on,
    receivedMilli: cutOff(own.reduce((sum, receipt) => sum + receipt.from_elsewhere_milli, 0)),
    receivedAt: row.created_at.toISOString(),
    places: own.map((receipt) => ({
      pointOfSale: { id: receipt.point_of_sale_id, name: receipt.name },
      receivedMilli: receipt.received_milli,
    })),
  }
}
