/** Variants: products that differ by attributes, made together and edited together. */
export { variantRoutes } from './variants.routes.ts'
