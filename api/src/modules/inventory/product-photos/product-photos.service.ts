import { PHOTO_LIMITS, PRODUCT_PHOTOS, type ProductPhoto } from '@comptoir/contracts/inventory/product-photos'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { countPhotoBytes, hasProduct, listPhotos } from './product-photos.queries.ts'
import {
  bytesOf,
  deletePhoto,
  insertPhoto,
  lockProduct,
  placePhotos,
  type DrawnPhoto,
} from './product-photos.repository.ts'

const GIBIBYTE = 1024 ** 3
const { entity } = PRODUCT_PHOTOS

interface Opened {
  product: { id: string; designation: string }
  photos: readonly ProductPhoto[]
}

/** The product and its photos, which nobody else changes until the transaction ends. */
async function open(ctx: TxCtx, productId: string): Promise<Opened> {
  const product = await lockProduct(ctx, productId)
  if (!product) throw new DomainError(PRODUCTS.errors.notFound)
  return { product, photos: await listPhotos(ctx, product.id) }
}

/** The photos of a product; refuses one that is not there. */
export async function getPhotos(ctx: TxCtx, productId: string): Promise<ProductPhoto[]> {
  if (!(await hasProduct(ctx, productId))) throw new DomainError(PRODUCTS.errors.notFound)
  return listPhotos(ctx, productId)
}

/** Adds a photo after the others, and gives them all. One that the product has already is not added again: its sender tried twice. */
export async function addPhoto(ctx: TxCtx, productId: string, photo: DrawnPhoto): Promise<ProductPhoto[]> {
  const { product, photos } = await open(ctx, productId)
  const position = photos.length + 1
  const isKnown = photos.some(({ address }) => address.endsWith(photo.key))
  if (isKnown) return [...photos]
  if (position > PHOTO_LIMITS.ofProduct) throw new DomainError('productPhoto.tooMany', { max: PHOTO_LIMITS.ofProduct })
  const { companyGigabytes } = PHOTO_LIMITS
  if ((await countPhotoBytes(ctx)) + bytesOf(photo) > companyGigabytes * GIBIBYTE)
    throw new DomainError('productPhoto.noSpace', { maxGigabytes: companyGigabytes })
  await insertPhoto(ctx, product.id, photo, position)
  const { width, height } = photo.full
  const after = { designation: product.designation, position, width, height }
  await audit(ctx, { action: `${entity}.added`, entity, entityId: product.id, after })
  return listPhotos(ctx, product.id)
}

/** Puts the photos of a product in another order. Refuses when the ids are not those of its photos: somebody else was there. */
export async function arrangePhotos(ctx: TxCtx, productId: string, ids: readonly string[]): Promise<ProductPhoto[]> {
  const { product, photos } = await open(ctx, productId)
  const known = photos.map(({ id }) => id)
  const wanted = ids.map((id) => id.toLowerCase())
  if (known.length !== wanted.length || !known.every((id) => wanted.includes(id)))
    throw new DomainError('productPhoto.orderStale')
  if (known.every((id, at) => id === wanted[at])) return [...photos]
  await placePhotos(ctx, product.id, wanted)
  await audit(ctx, {
    action: `${entity}.reordered`,
    entity,
    entityId: product.id,
    after: { designation: product.designation },
  })
  return listPhotos(ctx, product.id)
}

/** Deletes a photo with its bytes; those after it move up. */
export async function removePhoto(ctx: TxCtx, productId: string, photoId: string): Promise<ProductPhoto[]> {
  const { product, photos } = await open(ctx, productId)
  const at = photos.findIndex(({ id }) => id === photoId.toLowerCase())
  const photo = photos[at]
  if (!photo) throw new DomainError('productPhoto.notFound')
  await deletePhoto(ctx, product.id, photo.id)
  const left = photos.filter(({ id }) => id !== photo.id)
  if (left.length > 0)
    await placePhotos(
      ctx,
      product.id,
      left.map(({ id }) => id),
    )
  const before = { designation: product.designation, position: at + 1, width: photo.width, height: photo.height }
  await audit(ctx, { action: `${entity}.removed`, entity, entityId: product.id, before })
  return left
}
