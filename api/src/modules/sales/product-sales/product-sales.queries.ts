import { PRODUCT_SALES_DAYS, type ProductSales } from '@comptoir/contracts/sales/product-sales'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalInBaseUnits, totalOf } from '../../../platform/db/sums.ts'

const DAY_MS = 86_400_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** What was sold of a product in the last days, in its own unit and the shops that the caller may enter; null when the company has no such product. */
export async function readProductSales(ctx: TxCtx, productId: string): Promise<ProductSales | null> {
  const product = await ctx.db
    .selectFrom('product as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select('c.currency')
    .where('p.company_id', '=', ctx.companyId)
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!product) return null
  const since = new Date(ctx.now.getTime() - PRODUCT_SALES_DAYS * DAY_MS)
  const sold = await readSold(ctx, productId, since)
  const returned = await readReturned(ctx, productId, since)
  return {
    productId,
    since: since.toISOString(),
    soldMilli: sold.quantity_milli,
    returnedMilli: returned.quantity_milli,
    currency: product.currency,
    totalMinor: sold.total_minor - returned.total_minor,
    ticketCount: sold.tickets,
  }
}

interface Sums {
  quantity_milli: number
  total_minor: number
  tickets: number
}

function shopsOf({ pointOfSaleIds }: TxCtx): string[] {
  return pointOfSaleIds === null || pointOfSaleIds.length === 0 ? [NO_ID] : [...pointOfSaleIds]
}

function readSold(ctx: TxCtx, productId: string, since: Date): Promise<Sums> {
  return ctx.db
    .selectFrom('sale as d')
    .innerJoin('sale_line as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.sale_id', '=', 'd.id'),
    )
    .where('d.company_id', '=', ctx.companyId)
    .where('d.occurred_at', '>=', since)
    .where('l.product_id', '=', productId)
    .$if(ctx.pointOfSaleIds !== null, (sales) => sales.where('d.point_of_sale_id', 'in', shopsOf(ctx)))
    .select([
      totalInBaseUnits().as('quantity_milli'),
      totalOf('l.total_minor').as('total_minor'),
      sql<number>`count(distinct ${sql.ref('d.id')})`.as('tickets'),
    ])
    .executeTakeFirstOrThrow()
}

function readReturned(ctx: TxCtx, productId: string, since: Date): Promise<Omit<Sums, 'tickets'>> {
  return ctx.db
    .selectFrom('sales_return as d')
    .innerJoin('sales_return_line as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.sales_return_id', '=', 'd.id'),
    )
    .where('d.company_id', '=', ctx.companyId)
    .where('d.occurred_at', '>=', since)
    .where('l.product_id', '=', productId)
    .$if(ctx.pointOfSaleIds !== null, (returns) => returns.where('d.point_of_sale_id', 'in', shopsOf(ctx)))
    .select([totalInBaseUnits().as('quantity_milli'), totalOf('l.total_minor').as('total_minor')])
    .executeTakeFirstOrThrow()
}
