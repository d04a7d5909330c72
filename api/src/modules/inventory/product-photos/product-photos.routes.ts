import { PHOTO_LIMITS, PhotoOrder, PRODUCT_PHOTOS, ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { PictureFault } from '../../../platform/files/picture-faults.ts'
import { receiveForm } from '../../../platform/files/received-form.ts'
import { withUploadPlace } from '../../../platform/files/upload-places.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { drawPhoto } from './draw-photo.ts'
import type { DrawnPhoto } from './product-photos.repository.ts'
import { addPhoto, arrangePhotos, getPhotos, removePhoto } from './product-photos.service.ts'

const PATH = `/:companyId/${PRODUCTS.path}/:id/photos`
const PhotoParams = Strict({ ...ItemParams.properties, photoId: Id })
const FORM = { fileField: 'photo', fileMebibytes: PHOTO_LIMITS.megabytes, fields: 0 }

/** Photos of products: who may write the product sends, arranges and deletes them. Each call answers with all of them. */
export async function productPhotoRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: PRODUCTS.permissions.write } as const
  const response = { 200: ProductPhotos }

  routes.get(
    PATH,
    { config: { access: PRODUCTS.permissions.read }, schema: { params: ItemParams, response } },
    async ({ ctx, params }) => ({ data: await inTransaction(ctx, (tx) => getPhotos(tx, params.id)) }),
  )

  routes.post(
    PATH,
    {
      config,
      schema: { params: ItemParams, consumes: ['multipart/form-data'], response: { 201: ProductPhotos } },
    },
    async (request, reply) => {
      const { ctx, params } = request
      const photo = await withUploadPlace(ctx.companyId, () => receivePhoto(request, deps.secret))
      return reply.code(201).send({ data: await inTransaction(ctx, (tx) => addPhoto(tx, params.id, photo)) })
    },
  )

  routes.put(
    PATH,
    { config, schema: { params: ItemParams, body: PhotoOrder, response } },
    async ({ ctx, params, body }) => ({
      data: await inTransaction(ctx, (tx) => arrangePhotos(tx, params.id, body.ids)),
    }),
  )

  routes.delete(`${PATH}/:photoId`, { config, schema: { params: PhotoParams, response } }, async ({ ctx, params }) => ({
    data: await inTransaction(ctx, (tx) => removePhoto(tx, params.id, params.photoId)),
  }))
}

/** The photo of a form, drawn anew before any connection is taken. */
async function receivePhoto(request: FastifyRequest, secret: string): Promise<DrawnPhoto> {
  const { companyId } = request.ctx
  const { file } = await receiveForm(request, FORM)
  if (!file) throw new DomainError('productPhoto.fileMissing')
  const drawn = await drawPhoto(companyId, secret, file)
  if (typeof drawn === 'string') throw refusalOf(drawn)
  return drawn
}

function refusalOf(fault: PictureFault): DomainError {
  return fault === 'tooManyPixels'
    ? new DomainError('productPhoto.tooManyPixels', { maxMegapixels: PHOTO_LIMITS.megapixels })
    : new DomainError(PRODUCT_PHOTOS.errors[fault])
}
