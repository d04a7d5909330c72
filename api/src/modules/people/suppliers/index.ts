/** Suppliers: from whom the company buys, on what terms, and how long they take. */
export { supplierRoutes } from './suppliers.routes.ts'
export { suppliers } from './suppliers.repository.ts'
