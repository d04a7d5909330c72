/** Discounts with their products from a file that somebody wrote or exported; small enough to be read at once. */
export { discountImportRoutes } from './discount-import.routes.ts'
