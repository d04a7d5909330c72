import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'

/** A discount that is there already, by which a file is compared. */
export interface NamedDiscount {
  id: string
  name: string
  startsAt: Date
  endsAt: Date
  rateMilli: number
  version: number
  productIds: ReadonlySet<string>
}

/** The discounts of these names, whatever their capitals, by name in small letters. */
export async function findNamedDiscounts(ctx: TxCtx, names: readonly string[]): Promise<Map<string, NamedDiscount>> {
  const { db, companyId } = ctx
  const rows = await db
    .selectFrom('discount')
    .select(['id', 'name', 'starts_at', 'ends_at', 'rate_milli', 'version'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`lower(name) = any(select lower(n) from unnest(${names}::text[]) n)`)
    .execute()
  const products = await heldBy(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, name, version, ...row }) => [
      name.toLowerCase(),
      {
        id,
        name,
        version,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        rateMilli: row.rate_milli,
        productIds: products.get(id) ?? new Set(),
      },
    ]),
  )
}

async function heldBy({ db, companyId }: TxCtx, discountIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const held = new Map(discountIds.map((id) => [id, new Set<string>()]))
  if (discountIds.length === 0) return held
  const rows = await db
    .selectFrom('discount_product')
    .select(['discount_id', 'product_id'])
    .where('company_id', '=', companyId)
    .where('discount_id', 'in', discountIds)
    .execute()
  for (const row of rows) held.get(row.discount_id)?.add(row.product_id)
  return held
}

/** A line of the file of all discounts: one of its products. */
export interface DiscountLine {
  name: string
  startsAt: Date
  endsAt: Date
  rateMilli: number
  code: string | null
  designation: string | null
}

/** Every discount with its products, the latest first; a discount without any has a line all the same. */
export async function listDiscountLines({ db, companyId }: TxCtx, limit: number): Promise<DiscountLine[]> {
  const rows = await db
    .selectFrom('discount as d')
    .leftJoin('discount_product as x', (join) =>
      join.onRef('x.company_id', '=', 'd.company_id').onRef('x.discount_id', '=', 'd.id'),
    )
    .leftJoin('product as p', (join) =>
      join.onRef('p.company_id', '=', 'x.company_id').onRef('p.id', '=', 'x.product_id'),
    )
    .select(['d.name', 'd.starts_at', 'd.ends_at', 'd.rate_milli', 'p.code', 'p.designation'])
    .where('d.company_id', '=', companyId)
    .orderBy('d.starts_at', 'desc')
    .orderBy('d.id')
    .orderBy('p.code')
    .limit(limit)
    .execute()
  return rows.map(({ name, code, designation, ...row }) => ({
    name,
    code,
    designation,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    rateMilli: row.rate_milli,
  }))
}
