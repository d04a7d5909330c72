import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn, type AskDatabase } from '../../../platform/db/ask-database.ts'

/** Rows of one INSERT: its parameters stay far from the 65,535 that a statement takes. */
const MOST_STAMPED = 5000

/**
 * Gives products the company's next stamp, as the last that their change does: until its transaction ends no other takes
 * one, so that stamps come to sight in their order, and whoever has read up to one has missed none before it.
 */
export async function stampProducts(ask: AskDatabase, companyId: string, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return
  const stamp = await nextStamp(ask, companyId)
  for (let at = 0; at < ids.length; at += MOST_STAMPED) {
    const some = ids.slice(at, at + MOST_STAMPED)
    await ask(
      `insert into product_stamp (company_id, product_id, stamp)
       values ${some.map((_, place) => `($1, $${place + 3}, $2)`).join(', ')}
       on conflict (company_id, product_id) do update set stamp = excluded.stamp`,
      [companyId, stamp, ...some],
    )
  }
}

/** What many products share that is changed for all of them. */
type Shared = 'category' | 'subcategory' | 'unit' | 'discount'

/** Stamps all products that have something: it may be a hundred thousand. */
export async function stampProductsOf(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  shared: Shared,
  id: string,
): Promise<void> {
  const has: Record<Shared, RawBuilder<boolean>> = {
    category: sql`p.category_id = ${id}`,
    subcategory: sql`p.subcategory_id = ${id}`,
    unit: sql`(p.unit_id = ${id} or exists (select 1 from product_pack y
      where y.company_id = ${companyId} and y.product_id = p.id and y.unit_id = ${id}))`,
    discount: sql`exists (select 1 from discount_product x
      where x.company_id = ${companyId} and x.product_id = p.id and x.discount_id = ${id})`,
  }
  const rows = await db
    .selectFrom('product as p')
    .select('p.id')
    .where('p.company_id', '=', companyId)
    .where(has[shared])
    .execute()
  await stampProducts(
    askIn(db),
    companyId,
    rows.map((row) => row.id),
  )
}

async function nextStamp(ask: AskDatabase, companyId: string): Promise<number> {
  const [row] = await ask<{ stamp: string | number }>(
    `insert into catalogue_stamp as c (company_id, stamp) values ($1, 1)
     on conflict (company_id) do update set stamp = c.stamp + 1 returning stamp`,
    [companyId],
  )
  if (!row) throw new Error('A company was given no stamp')
  return Number(row.stamp)
}
