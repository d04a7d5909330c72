import { PRODUCTS_AT, STOCK_LEVELS_AT } from '@comptoir/contracts/addresses'

/** Where the pages of stock levels are: the list, and the story of each product. */
export const MANAGE_STOCKS = { path: 'manage-stocks' } as const
/** Where the pages of adjustments, counts and transfers are, by the words of the navigation. */
export const STOCK_COUNT = { path: 'stock-count' } as const
export const STOCK_ADJUSTMENT = { path: 'stock-adjustment' } as const
export const STOCK_TRANSFER = { path: 'stock-transfer' } as const
/** What shows stock, and is read again once a document has moved it. */
export const SHOWING_STOCK = [STOCK_LEVELS_AT, PRODUCTS_AT]
