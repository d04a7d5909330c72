/** What payment methods of clients and of suppliers have in common: one table, the kinds, how lists of them go out as files. */
export { methodExport } from './method-export.ts'
export { METHOD_TABLE } from './method-table.ts'
export { beginPaymentMethods } from './payment-methods.beginning.ts'
