import type { TxCtx } from '../../../platform/context.ts'
import type { ReadyPack } from './packs.rules.ts'

/** Barcodes of one unit of a product. */
export interface GivenBarcodes {
  /** Null for its own unit. */
  packId: string | null
  barcodes: readonly string[]
  /** Where in the request they are. */
  pointer: string
}

/** The ids of a product's packs. */
export async function listPackIds({ db, companyId }: TxCtx, productId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('product_pack')
    .select('id')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The barcodes of a product's packs, of which nothing is said and nothing changes. */
export async function listPackBarcodes({ db, companyId }: TxCtx, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_barcode')
    .select('barcode')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where('pack_id', 'is not', null)
    .execute()
  return rows.map(({ barcode }) => barcode)
}

/**
 * Puts packs in the place of those that the product had, whose barcodes go with them; each is known by its id already.
 * Gives the barcodes that are still to be written.
 */
export async function replacePacks(
  { db, companyId }: TxCtx,
  productId: string,
  packs: readonly ReadyPack[],
): Promise<GivenBarcodes[]> {
  await db.deleteFrom('product_pack').where('company_id', '=', companyId).where('product_id', '=', productId).execute()
  if (packs.length > 0)
    await db
      .insertInto('product_pack')
      .values(
        packs.map(({ id, unitId, quantityMilli, priceMicro }) => ({
          company_id: companyId,
          id,
          product_id: productId,
          unit_id: unitId,
          quantity_milli: quantityMilli,
          price_micro: priceMicro,
        })),
      )
      .execute()
  return packs.map(({ id, barcodes }, index) => ({ packId: id, barcodes, pointer: `/packs/${index}/barcodes` }))
}
