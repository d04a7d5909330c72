import type { Favourite } from '@comptoir/contracts/inventory/favourites'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'

/** The favourites of a point of sale, in their order. */
export function listFavourites({ db, companyId }: TxCtx, pointOfSaleId: string): Promise<Favourite[]> {
  return db
    .selectFrom('favourite')
    .select(['product_id as productId', 'with_variants as withVariants'])
    .where('company_id', '=', companyId)
    .where('point_of_sale_id', '=', pointOfSaleId)
    .orderBy('position')
    .execute()
}

/** The designations of products by their ids; those that are none of the company's are left out. */
export async function findDesignations(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'designation'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(ids))
    .execute()
  return new Map(rows.map(({ id, designation }) => [id, designation]))
}
