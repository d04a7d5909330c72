/** Returns: goods that come back over the counter and the money that is given for them. Posted whole, never changed. */
export { METHOD_KINDS } from './return-export.ts'
export { salesReturnRoutes } from './sales-returns.routes.ts'
export { isVatCharged, sharedLines, type SoldLine } from './returnable-ticket.rules.ts'
