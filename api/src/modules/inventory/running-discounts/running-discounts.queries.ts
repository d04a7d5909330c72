import type { RunningDiscount } from '@comptoir/contracts/inventory/products'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** The discounts that hold a product, with the product. */
function held({ db, companyId }: TxCtx) {
  return db
    .selectFrom('discount_product as x')
    .innerJoin('discount as d', (join) =>
      join.onRef('d.company_id', '=', 'x.company_id').onRef('d.id', '=', 'x.discount_id'),
    )
    .select(['x.product_id', 'd.id', 'd.name', 'd.rate_milli', 'd.starts_at', 'd.ends_at'])
    .where('x.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof held>['executeTakeFirstOrThrow']>>

function toRunning({ id, name, rate_milli, starts_at, ends_at }: Row): RunningDiscount {
  return { id, name, rateMilli: rate_milli, startDate: starts_at.toISOString(), endDate: ends_at.toISOString() }
}

/** By product, the running discount with the highest rate; of equal rates the one that lasts longest. */
export async function findRunningDiscounts(
  ctx: TxCtx,
  productIds: readonly string[],
): Promise<Map<string, RunningDiscount>> {
  if (productIds.length === 0) return new Map()
  const rows = await held(ctx)
    .distinctOn('x.product_id')
    .where('x.product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .where('d.starts_at', '<=', ctx.now)
    .where('d.ends_at', '>=', ctx.now)
    .orderBy('x.product_id')
    .orderBy('d.rate_milli', 'desc')
    .orderBy('d.ends_at', 'desc')
    .orderBy('d.id')
    .execute()
  return new Map(rows.map((row) => [row.product_id, toRunning(row)]))
}

export interface DiscountOfLine extends RunningDiscount {
  productId: string
}

/** The current state of the named discounts, one row for each product that they contain. */
export async function findDiscountsOfLines(
  ctx: TxCtx,
  discountIds: readonly string[],
  productIds: readonly string[],
): Promise<DiscountOfLine[]> {
  if (discountIds.length === 0) return []
  const rows = await held(ctx)
    .where('x.discount_id', '=', sql<string>`any(${discountIds}::uuid[])`)
    .where('x.product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .execute()
  return rows.map((row) => ({ ...toRunning(row), productId: row.product_id }))
}
