/** Goods on their way from one place of the company to another: reserved, shipped, received in parts, and settled. */
export { stockTransferRoutes } from './stock-transfers.routes.ts'
export { createTransfer } from './stock-transfers.service.ts'
