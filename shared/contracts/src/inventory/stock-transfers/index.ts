import { defineList } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, MANAGERS, TREASURY_READERS } from '../../roles.ts'
import { StockTransfer, StockTransferRow } from './shapes.ts'

export * from './inputs.ts'
export * from './shapes.ts'
export * from './words.ts'

/**
 * Goods on their way from one place of the company to another. Several steps begin in more than one state, which is more
 * than a document declares: they have routes of their own.
 */
export const STOCK_TRANSFERS = defineList({
  entity: 'stockTransfer',
  path: 'stock-transfers',
  permissions: {
    read: TREASURY_READERS,
    /** At the point of sale that goods leave. */
    send: CATALOGUE_KEEPERS,
    /** At the one that they go to. */
    receive: CATALOGUE_KEEPERS,
    /** What is missing: found, lost, or back at the sender's. */
    settle: MANAGERS,
    /** What arrived beyond what was shipped, at the point of sale that it left. */
    approveExtra: MANAGERS,
    export: CATALOGUE_EXPORTERS,
  },
  errors: {
    notFound: 404,
    /** It is not in a state from which that step can be taken. */
    hasMovedOn: 409,
    /** At the other end. */
    otherEnd: [403, 'pointOfSale'],
    samePlace: 422,
    locationUnknown: 422,
    pointOfSaleUnknown: 422,
    productUnknown: 422,
    productTwice: [422, 'product'],
    quantityTooFine: [422, 'product', 'decimals'],
    notEnough: [409, 'product', 'availableMilli', 'requestedMilli'],
    lineUnknown: 422,
    /** A draft that answers a request stays between its two points of sale. */
    otherThanRequested: 422,
    nothingPicked: 422,
    lotUnknown: [422, 'product', 'lot'],
    lotShort: [409, 'product', 'lot'],
    lotExpired: [422, 'product', 'lot'],
    lotsMissing: [409, 'product'],
    serialNumbersDiffer: [422, 'product'],
    serialNumberNotThere: [422, 'product', 'serialNumber'],
    tooMuch: [409, 'product', 'expectedMilli', 'givenMilli'],
    /** Lots that are named come to another quantity. */
    lotsDiffer: [422, 'product'],
    /** A piece, or so much of a lot: not shipped, or arrived already. */
    notOnItsWay: [409, 'product', 'number'],
    /** As long as some of it was shipped and has not arrived, it is no extra. */
    stillToCome: [409, 'product'],
    extraUnknown: 422,
    reasonRequired: 422,
    /** Before a transfer is given up, somebody decides about what arrived beyond it. */
    extrasWaiting: 409,
    nothingReceived: 422,
    bearerRequired: 422,
  },
  actions: [
    'requested',
    'accepted',
    'refused',
    'created',
    'updated',
    'readied',
    'shipped',
    'received',
    'settled',
    'decided',
    'withdrawn',
    'cancelled',
  ],
  item: StockTransfer,
  row: StockTransferRow,
  list: {
    searchFields: ['number'],
    /**
     * `pointOfSale`: at either end. `from` and `to`: the days on which it was written down. `daysInTransit`: on its way for so
     * many days or more.
     */
    filters: ['pointOfSale', 'fromPointOfSale', 'toPointOfSale', 'state', 'product', 'from', 'to', 'daysInTransit'],
    orders: ['createdAt', 'number'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    stockTransfer: typeof STOCK_TRANSFERS
  }
}
