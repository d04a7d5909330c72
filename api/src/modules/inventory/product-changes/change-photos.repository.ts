import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'
import { lockProducts } from '../products/index.ts'

/** Remembers photos that a product was given, so that they can be taken back; products need no other change for it. */
export async function recordPhotos(
  { db, companyId }: TxCtx,
  changeSetId: string,
  productId: string,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return
  await db
    .insertInto('product_change_photo')
    .values(
      photoIds.map((photo_id) => ({
        company_id: companyId,
        change_set_id: changeSetId,
        product_id: productId,
        photo_id,
      })),
    )
    .execute()
  await db
    .updateTable('product_change_set')
    .set({ photo_count: sql`photo_count + ${photoIds.length}` })
    .where('company_id', '=', companyId)
    .where('id', '=', changeSetId)
    .execute()
}

/** The next products, behind one, that a set gave photos. */
export async function listPhotographed(
  { db, companyId }: TxCtx,
  changeSetId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('product_change_photo')
    .select('product_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('change_set_id', '=', changeSetId)
    .$if(after !== null, (query) => query.where('product_id', '>', after ?? ''))
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.product_id)
}

/**
 * Takes the photos that a set gave these products away again, as far as they are still there and the product was not
 * kept as it is; the others move up.
 */
export async function removeOwnPhotos(ctx: TxCtx, changeSetId: string, productIds: readonly string[]): Promise<void> {
  const { db, companyId } = ctx
  await lockProducts(askIn(db), companyId, productIds)
  await sql`
    delete from product_photo x
    where x.company_id = ${companyId} and x.product_id = any(${productIds}::uuid[]) and x.id in (
      select o.photo_id from product_change_photo o
      left join product_change c
        on c.company_id = o.company_id and c.change_set_id = o.change_set_id and c.product_id = o.product_id
      where o.company_id = ${companyId} and o.change_set_id = ${changeSetId}
        and o.product_id = any(${productIds}::uuid[]) and c.kept is null)`.execute(db)
  await sql`
    update product_photo x set position = r.place
    from (
      select y.id, row_number() over (partition by y.product_id order by y.position) as place
      from product_photo y where y.company_id = ${companyId} and y.product_id = any(${productIds}::uuid[])
    ) r
    where x.company_id = ${companyId} and x.product_id = any(${productIds}::uuid[]) and x.id = r.id
      and x.position <> r.place`.execute(db)
  await stampProducts(askIn(db), companyId, productIds)
}
