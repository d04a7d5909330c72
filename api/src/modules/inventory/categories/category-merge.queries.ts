import type { Category } from '@comptoir/contracts/inventory/categories'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { stampProductsOf } from '../catalogue-stamps/index.ts'

/**
 * Moves the subcategories of a category into another one with their products, and its own products. A subcategory whose
 * name the other one has already goes up in that one.
 */
export async function moveSubcategories(ctx: TxCtx, from: Category, into: Category): Promise<void> {
  await lockSubcategories(ctx, [from.id, into.id])
  await stampProductsOf(ctx, 'category', from.id)
  await mergeNamesakes(ctx, from.id, into.id)
  // One statement: a product is in the category of its subcategory at the end of each.
  await sql`
    with moved as (
      update subcategory s set category_id = ${into.id}, version = s.version + 1
      where s.company_id = ${ctx.companyId} and s.category_id = ${from.id}
    )
    update product p set category_id = ${into.id}
    where p.company_id = ${ctx.companyId} and p.category_id = ${from.id}`.execute(ctx.db)
}

/** Keeps everybody from giving products to them until the transaction ends. */
async function lockSubcategories({ db, companyId }: TxCtx, categoryIds: string[]): Promise<void> {
  await db
    .selectFrom('subcategory')
    .select('id')
    .where('company_id', '=', companyId)
    .where('category_id', 'in', categoryIds)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function mergeNamesakes({ db, companyId }: TxCtx, fromId: string, intoId: string): Promise<void> {
  const namesakes = sql`
    select s.id, o.id as into_id
    from subcategory s
    join subcategory o on o.company_id = s.company_id and lower(o.name) = lower(s.name)
    where s.company_id = ${companyId} and s.category_id = ${fromId} and o.category_id = ${intoId}`
  await sql`
    update product p set category_id = ${intoId}, subcategory_id = n.into_id
    from (${namesakes}) n
    where p.company_id = ${companyId} and p.subcategory_id = n.id`.execute(db)
  await sql`
    delete from subcategory d
    where d.company_id = ${companyId} and d.id in (select n.id from (${namesakes}) n)`.execute(db)
}
