import type { ProductPhoto } from '@comptoir/contracts/inventory/product-photos'
import type { PhotoSize } from '@comptoir/contracts/photo-address'
import { sql, type RawBuilder } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { addressOf } from './photo-address.rules.ts'

type Reading = Pick<TxCtx, 'db' | 'companyId'>

/** The photos of a product in their order. */
export async function listPhotos({ db, companyId }: Reading, productId: string): Promise<ProductPhoto[]> {
  const rows = await db
    .selectFrom('product_photo')
    .select(['id', 'address_key', 'width', 'height'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  return rows.map(({ id, address_key: key, width, height }) => ({
    id,
    address: addressOf(companyId, key),
    width,
    height,
  }))
}

/** In a statement about products as `p`: the key of the main photo, null where there is none. */
export function mainPhotoKey(companyId: string): RawBuilder<string | null> {
  return sql`(select x.address_key from product_photo x
    where x.company_id = ${companyId} and x.product_id = p.id and x.position = 1)`
}

/** The address of a main photo that a statement found. */
export function mainPhotoAddress(companyId: string, key: string | null): string | null {
  return key === null ? null : addressOf(companyId, key)
}

/** Whether there is such a product. */
export async function hasProduct({ db, companyId }: Reading, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

/** What the photos of the company take, in bytes. */
export async function countPhotoBytes({ db, companyId }: Reading): Promise<number> {
  const { bytes } = await db
    .selectFrom('product_photo')
    .select(totalOf('kept_bytes').as('bytes'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return bytes
}

const COLUMNS = { thumbnail: 'thumbnail', tile: 'tile', full: 'full_size' } as const

/** The picture that a key leads to, in one size; null where there is none any longer. */
export async function findPicture({ db, companyId }: Reading, key: string, size: PhotoSize): Promise<Buffer | null> {
  const row = await db
    .selectFrom('product_photo')
    .select(`${COLUMNS[size]} as content`)
    .where('company_id', '=', companyId)
    .where('address_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row?.content ?? null
}
