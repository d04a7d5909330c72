/** Vouchers: issued by returns, claimed at the counter, and spent by tickets; what is left is a sum of the money ledger. */
export { findIssuedVoucher, newVoucher, type NewVoucher } from './issued-vouchers.ts'
export { findVoucherIds } from './vouchers.queries.ts'
export { voucherRoutes } from './vouchers.routes.ts'
