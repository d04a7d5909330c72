/** Labels: barcodes, names and prices of products, to be printed. */
export { labelRoutes } from './labels.routes.ts'
