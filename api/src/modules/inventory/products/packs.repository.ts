import { v7 as newId } from 'uuid'
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
 * Puts packs in the place of those that the product had, whose barcodes go with them; one that is named keeps its id.
 * Gives the barcodes that are still to be written.
 */
export async function replacePacks(
  { db, companyId }: TxCtx,
  productId: string,
  packs: readonly ReadyPack[],
): Promise<GivenBarcodes[]> {
  await db.deleteFrom('product_pack').where('company_id', '=', companyId).where('product_id', '=', productId).execute()
  const rows = packs.map((pack) => ({ ...pack, id: pack.id ?? newId() }))
  if (rows.length > 0)
    await db
      .insertInto('product_pack')
      .values(
        rows.map(({ id, unitId, quantityMilli, priceMicro }) => ({
          company_id: companyId,
          id,
          product_id: productId,
          unit_id: unitId,
          quantity_milli: quantityMilli,
          price_micro: priceMicro,
        })),
      )
      .execute()
  return rows.map(({ id, barcodes }, index) => ({ packId: id, barcodes, pointer: `/packs/${index}/barcodes` }))
}
