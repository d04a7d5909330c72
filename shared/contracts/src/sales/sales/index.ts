import { SALES_AT } from '../../addresses.ts'
import { defineDocument } from '../../declare.ts'
import { ALL_BUT_STOCK, EXPORTERS, MANAGERS, SELLERS } from '../../roles.ts'
import { LINES_MEBIBYTES, SaleInput } from './input.ts'
import { Sale, SaleRow } from './sale.ts'

export * from './foreign-cash.ts'
export * from './input.ts'
export * from './payment-details.ts'
export * from './reviews.ts'
export * from './sale.ts'
export * from './sold-goods.ts'

/** Completed sales at the counter. */
export const SALES = defineDocument({
  entity: 'sale',
  path: SALES_AT.path,
  permissions: {
    read: ALL_BUT_STOCK,
    write: SELLERS,
    editPrice: MANAGERS,
    exceedDiscount: MANAGERS,
    exceedCreditLimit: MANAGERS,
    export: EXPORTERS,
  },
  errors: {
    notFound: 404,
    idReused: 409,
    sessionMismatch: 422,
    productUnknown: [422, 'line'],
    packUnknown: [422, 'product'],
    lineWithoutPrice: [422, 'product'],
    lineWithoutQuantity: [422, 'product'],
    quantityTooFine: [422, 'product', 'unit', 'decimals'],
    lineComesToNothing: [422, 'product'],
    amountTooLarge: [422, 'mostMinor'],
    priceNotAllowed: [422, 'product'],
    customNotAllowed: [422, 'product'],
    customVatRateUnknown: [422, 'product', 'vatRate'],
    discountTooHigh: [422, 'product', 'maxDiscountRate'],
    discountNotRunning: [422, 'product'],
    beforeSession: [422, 'openedAt'],
    inFuture: [422, 'nowAt'],
    totalMismatch: [422, 'shownMinor', 'computedMinor'],
    /** A payment whose money is still owed, by nobody in particular. */
    clientRequired: 422,
    /** On credit, the client would owe more than was agreed. */
    creditLimitExceeded: [422, 'wouldOweMinor', 'limitMinor'],
    /** A payment by a method that the point of sale does not take. */
    methodNotAllowed: [422, 'method'],
    underpaid: [422, 'missingMinor'],
    changeMismatch: [422, 'shownMinor', 'computedMinor'],
    roundingMismatch: [422, 'shownMinor', 'computedMinor'],
    stockShort: [422, 'product', 'onHandMilli', 'requestedMilli'],
    /** The lots or serial numbers of a line are not as many as it sells, or its product has none. */
    goodsDiffer: [422, 'product'],
    lotUnknown: [422, 'product', 'lot'],
    /** Its register numbers its own tickets, and sends them where such are received. */
    numberedByRegister: 422,
    /** A payment by voucher that names none. */
    voucherMissing: 422,
    /** The ticket has no claim of so much of the voucher: that takes its code. */
    voucherNotClaimed: 422,
    /** More than is left of a voucher, or than other tickets leave of it. */
    voucherSpent: [422, 'leftMinor', 'takenMinor'],
  },
  actions: ['completed'],
  item: Sale,
  row: SaleRow,
  list: {
    searchFields: ['number', 'client'],
    /** `client`, `product` and `representative` by id; days are business days, both ends included. */
    filters: ['pointOfSale', 'cashSession', 'client', 'product', 'representative', 'review', 'refund', 'from', 'to'],
    orders: ['occurredAt', 'totalMinor', 'number'],
  },
  states: ['completed'],
  transitions: {
    complete: {
      from: null,
      to: 'completed',
      permission: 'sales.write',
      action: 'completed',
      input: SaleInput,
      mostMebibytes: LINES_MEBIBYTES,
    },
  },
  series: 'ticket',
  posting: 'sale_post',
})

declare module '../../declare.ts' {
  interface Declarations {
    sale: typeof SALES
  }
}
