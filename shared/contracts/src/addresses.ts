/**
 * Where resources are found, for parts that are wanted at once and need no more of a contract than its address: the
 * schemas of one weigh several kilobytes. A permission is there where a button asks for it.
 */
export const APPROVAL_CODES_AT = { path: 'approval-codes' } as const
export const BEST_SELLERS_AT = { path: 'best-sellers' } as const
export const CASH_MOVEMENTS_AT = {
  path: 'cash-movements',
  permissions: { write: 'cashMovements.write' },
} as const
export const CASH_SESSIONS_AT = { path: 'cash-sessions', permissions: { read: 'cashSessions.read' } } as const
export const CASHIER_SWITCHES_AT = { path: 'cashier-switches' } as const
export const CLIENT_ACCOUNTS_AT = { path: 'client-accounts' } as const
export const CLIENT_PAYMENTS_AT = {
  path: 'client-payments',
  permissions: { read: 'clientPayments.read', write: 'clientPayments.write' },
} as const
export const COUNTER_CATALOGUE_AT = { path: 'counter-catalogue' } as const
export const COUNTER_REPRESENTATIVES_AT = { path: 'counter-representatives' } as const
export const FAVOURITES_AT = { path: 'favourites' } as const
export const HELD_TICKETS_AT = { path: 'held-tickets' } as const
export const POINTS_OF_SALE_AT = { path: 'points-of-sale', permissions: { read: 'pointsOfSale.read' } } as const
export const PRODUCTS_AT = { path: 'products', permissions: { write: 'products.write' } } as const
export const REGISTER_STATES_AT = { path: 'register-states' } as const
export const REGISTERS_AT = { path: 'registers', permissions: { print: 'registers.print' } } as const
export const SALES_AT = {
  path: 'sales',
  permissions: {
    read: 'sales.read',
    editPrice: 'sales.editPrice',
    exceedDiscount: 'sales.exceedDiscount',
    exceedCreditLimit: 'sales.exceedCreditLimit',
  },
} as const
export const SALES_RETURNS_AT = {
  path: 'sales-returns',
  permissions: { read: 'salesReturns.read', write: 'salesReturns.write', withoutOrigin: 'salesReturns.withoutOrigin' },
} as const
export const STOCK_CHANGES_AT = { path: 'stock-changes' } as const
export const STOCK_LEVELS_AT = { path: 'stock-levels', permissions: { read: 'stockLevels.read' } } as const
export const TICKET_MAILS_AT = { path: 'ticket-mails', permissions: { send: 'sales.read' } } as const
export const TICKET_RETURNS_AT = { path: 'sales-returns/of-ticket' } as const
export const TICKET_COPIES_AT = { path: 'ticket-copies' } as const
export const RETURN_PRICES_AT = { path: 'sales-returns/price' } as const
export const VOUCHERS_AT = { path: 'vouchers' } as const
export const VOUCHER_CODES_AT = { path: 'vouchers/of-code' } as const
export const VOUCHER_CLAIMS_AT = { path: 'vouchers/claims' } as const
export const VOUCHER_RELEASES_AT = { path: 'vouchers/claims/release' } as const
