import type { Subcategory, SubcategoryInput } from '@comptoir/contracts/inventory/subcategories'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { stampProductsOf } from '../catalogue-stamps/index.ts'

/** Moves a subcategory, which is locked, with its products into another category, under the name that it has there. */
export async function moveToCategory(ctx: TxCtx, id: string, { name, categoryId }: SubcategoryInput): Promise<void> {
  const { db, companyId } = ctx
  // One statement: a product is in the category of its subcategory at the end of each.
  await sql`
    with moved as (
      update subcategory s set category_id = ${categoryId}, name = ${name.trim()}
      where s.company_id = ${companyId} and s.id = ${id}
    )
    update product p set category_id = ${categoryId}
    where p.company_id = ${companyId} and p.subcategory_id = ${id}`.execute(db)
  await stampProductsOf(ctx, 'subcategory', id)
}

/** Gives the products of a subcategory to another one, in whichever category that is. */
export async function moveProducts(ctx: TxCtx, from: Subcategory, into: Subcategory): Promise<void> {
  const { db, companyId } = ctx
  await stampProductsOf(ctx, 'subcategory', from.id)
  await db
    .updateTable('product')
    .set({ category_id: into.category.id, subcategory_id: into.id })
    .where('company_id', '=', companyId)
    .where('subcategory_id', '=', from.id)
    .execute()
}
