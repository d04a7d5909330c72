import { RETURN_PRICE_DAYS, type ReturnPrice } from '@comptoir/contracts/sales/sales-returns'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import type { SoldProduct } from '../sales/index.ts'
import { findQuarantine } from './returnable-ticket.queries.ts'
import { goodsKey } from './without-ticket.rules.ts'

const DAY_MS = 86_400_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** What a return without a ticket is judged by. */
export interface ReturnFacts {
  /** The least that goods were sold for of late, in millionths for one of the unit, by their key; nothing where they were not. */
  soldMicro: ReadonlyMap<string, number>
  quarantineId: string | null
}

/** What products were sold for of late, and where those go that may not be sold. */
export async function readReturnFacts(
  ctx: TxCtx,
  registerId: string,
  products: ReadonlyMap<string, SoldProduct>,
): Promise<ReturnFacts> {
  const quarantineId = await findQuarantine(ctx, registerId)
  const rows = await readLeastSold(ctx, [...products.keys()])
  return {
    soldMicro: new Map(rows.map((row) => [goodsKey(row.product_id ?? '', row.pack_quantity_milli), row.least_micro])),
    quarantineId,
  }
}

/** What of a product's price its return without a ticket depends on, for the counter to show before it is asked for. */
export async function readReturnPrice(
  ctx: TxCtx,
  { registerId, productId }: { registerId: string; productId: string },
): Promise<ReturnPrice> {
  const quarantineId = await findQuarantine(ctx, registerId)
  const rows = await readLeastSold(ctx, [productId])
  return {
    sold: rows.map((row) => ({ packQuantityMilli: row.pack_quantity_milli, leastMicro: row.least_micro })),
    hasQuarantine: quarantineId !== null,
  }
}

/** By product and unit, of the shops that the caller may enter, discounts taken off. What was given away is no price. */
async function readLeastSold(ctx: TxCtx, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  const { pointOfSaleIds } = ctx
  const since = new Date(ctx.now.getTime() - RETURN_PRICE_DAYS * DAY_MS)
  return ctx.db
    .selectFrom('sale as d')
    .innerJoin('sale_line as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.sale_id', '=', 'd.id'),
    )
    .where('d.company_id', '=', ctx.companyId)
    .where('d.occurred_at', '>=', since)
    .where('l.product_id', 'in', [...productIds])
    .$if(pointOfSaleIds !== null, (sales) =>
      sales.where('d.point_of_sale_id', 'in', pointOfSaleIds?.length ? [...pointOfSaleIds] : [NO_ID]),
    )
    .where('l.total_minor', '>', 0)
    .where('l.gross_minor', '>', 0)
    .select(['l.product_id', 'l.pack_quantity_milli'])
    .select(
      sql<number>`min(ceil(${sql.ref('l.unit_price_micro')}::numeric * (${sql.ref('l.gross_minor')} - ${sql.ref('l.discount_minor')}) / ${sql.ref('l.gross_minor')}))::bigint`.as(
        'least_micro',
      ),
    )
    .groupBy(['l.product_id', 'l.pack_quantity_milli'])
    .execute()
}
