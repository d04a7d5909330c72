/** Photos of products: sent, arranged and deleted with the product, and served to whoever has their address. */
export { addDrawnPhotos, type PhotoOutcome } from './add-drawn-photos.service.ts'
export { drawPhoto } from './draw-photo.ts'
export type { DrawnPhoto } from './product-photos.repository.ts'
export { mainPhotoAddress, mainPhotoKey } from './product-photos.queries.ts'
export { productPhotoRoutes } from './product-photos.routes.ts'
export { servePhotos } from './serve-photos.routes.ts'
