import type { Favourite } from '@comptoir/contracts/inventory/favourites'
import type { TxCtx } from '../../../platform/context.ts'

/** Keeps others from changing the favourites of a point of sale until the transaction ends. */
export async function lockFavourites({ db, companyId }: TxCtx, pointOfSaleId: string): Promise<void> {
  await db
    .selectFrom('point_of_sale')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', pointOfSaleId)
    .forNoKeyUpdate()
    .execute()
}

/** Puts favourites in the place of those that are there. */
export async function replaceFavourites(
  { db, companyId }: TxCtx,
  pointOfSaleId: string,
  favourites: readonly Favourite[],
): Promise<void> {
  await db
    .deleteFrom('favourite')
    .where('company_id', '=', companyId)
    .where('point_of_sale_id', '=', pointOfSaleId)
    .execute()
  if (favourites.length === 0) return
  const rows = favourites.map(({ productId, withVariants }, at) => ({
    company_id: companyId,
    point_of_sale_id: pointOfSaleId,
    product_id: productId,
    with_variants: withVariants,
    position: at + 1,
  }))
  await db.insertInto('favourite').values(rows).execute()
}
