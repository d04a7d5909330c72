/** Variants: products that differ by attributes, made together and edited together. */
export { variantRoutes } from './variants.routes.ts'
export { changeVariants } from './change-variants.ts'
export { createGroup } from './variants.service.ts'
