import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { PHOTO_SIDES } from '../../photo-address.ts'
import { Id, Strict } from '../../schema.ts'

/** The most of a file as it is sent, of one product, and of all that a company keeps. */
export const PHOTO_LIMITS = { megabytes: 12, megapixels: 30, ofProduct: 8, companyGigabytes: 2 } as const

/** What is read. Where HEIC is not among them, telephones that keep it send JPEG instead. */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const Pixels = Type.Integer({ minimum: 1, maximum: PHOTO_SIDES.full })

/** A photo of a product. `address` and a size make the address of a picture, which never changes. Sides are those of the largest. */
export const ProductPhoto = Strict({ id: Id, address: Type.String(), width: Pixels, height: Pixels })
export type ProductPhoto = Static<typeof ProductPhoto>

/** In their order; the first is the main one. */
export const ProductPhotos = Strict({ data: Type.Array(ProductPhoto) })
export type ProductPhotos = Static<typeof ProductPhotos>

/** Every photo of the product, in the order that it shall have. */
export const PhotoOrder = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: PHOTO_LIMITS.ofProduct, uniqueItems: true }),
})
export type PhotoOrder = Static<typeof PhotoOrder>

/** Photos of a product, below its address. Who may read or write the product may do so with its photos. */
export const PRODUCT_PHOTOS = defineArea({
  entity: 'productPhoto',
  errors: {
    notFound: 404,
    fileMissing: 400,
    unreadable: 422,
    wrongKind: 422,
    heic: 422,
    animated: 422,
    tooManyPixels: [422, 'maxMegapixels'],
    tooMany: [409, 'max'],
    noSpace: [409, 'maxGigabytes'],
    orderStale: 409,
  },
  actions: ['added', 'reordered', 'removed'],
})

declare module '../../declare.ts' {
  interface Declarations {
    productPhoto: typeof PRODUCT_PHOTOS
  }
}
