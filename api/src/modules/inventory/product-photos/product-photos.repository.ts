import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import { askIn } from '../../../platform/db/ask-database.ts'
import type { DrawnPicture } from '../../../platform/files/pictures.ts'
import { stampProducts } from '../catalogue-stamps/index.ts'

/** A photo as it is kept: its key, and its picture in the three sizes. */
export interface DrawnPhoto {
  key: string
  full: DrawnPicture
  tile: DrawnPicture
  thumbnail: DrawnPicture
}

/** What a photo takes in all its sizes. */
export const bytesOf = ({ full, tile, thumbnail }: DrawnPhoto): number =>
  full.content.length + tile.content.length + thumbnail.content.length

/** The product with its designation; until the transaction ends nobody else changes its photos, and it can be sold. Null when there is none. */
export async function lockProduct(
  { db, companyId }: TxCtx,
  productId: string,
): Promise<{ id: string; designation: string } | null> {
  const row = await db
    .selectFrom('product')
    .select(['id', 'designation'])
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Adds a photo at a place, and gives its id. */
export async function insertPhoto(ctx: TxCtx, productId: string, photo: DrawnPhoto, position: number): Promise<string> {
  const id = newId()
  const { full, tile, thumbnail } = photo
  await ctx.db
    .insertInto('product_photo')
    .values({
      company_id: ctx.companyId,
      id,
      product_id: productId,
      position,
      address_key: photo.key,
      width: full.width,
      height: full.height,
      kept_bytes: bytesOf(photo),
      thumbnail: thumbnail.content,
      tile: tile.content,
      full_size: full.content,
      created_by: ctx.userId,
      created_at: ctx.now,
    })
    .execute()
  await stampProducts(askIn(ctx.db), ctx.companyId, [productId])
  return id
}

/** Gives the photos of a product their places in the order of the ids, from 1. */
export async function placePhotos({ db, companyId }: TxCtx, productId: string, ids: readonly string[]): Promise<void> {
  await sql`update product_photo x set position = array_position(${ids}::uuid[], x.id)
    where x.company_id = ${companyId} and x.product_id = ${productId} and x.id = any(${ids}::uuid[])`.execute(db)
  await stampProducts(askIn(db), companyId, [productId])
}

/** Deletes a photo of a product with its bytes. */
export async function deletePhoto({ db, companyId }: TxCtx, productId: string, id: string): Promise<void> {
  await db.deleteFrom('product_photo').where('company_id', '=', companyId).where('id', '=', id).execute()
  await stampProducts(askIn(db), companyId, [productId])
}
