import * as Type from 'typebox'
import type { Static } from 'typebox'
import { SALES_AT } from '../../addresses.ts'
import {
  AmountMinor,
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  PositiveAmountMinor,
  PositiveQuantityMilli,
  QuantityMilli,
  RateMilli,
  RoundingMinor,
  ShortItem,
  Strict,
  UnitPriceMicro,
} from '../../schema.ts'
import { PackQuantityMilli } from '../../inventory/products/packs.ts'
import { defineDocument } from '../../declare.ts'
import { PaymentDetails } from './payment-details.ts'
import { ReviewReason, SaleReview } from './reviews.ts'
import { namedGoods, soldGoods } from './sold-goods.ts'
import { ALL_BUT_STOCK, EXPORTERS, MANAGERS, SELLERS } from '../../roles.ts'

export * from './payment-details.ts'
export * from './reviews.ts'
export * from './sold-goods.ts'

const Reason = Type.Optional(Type.String({ maxLength: 120 }))

/**
 * A line discount: a rate, or an amount in the currency. A rate with `discountId` is that of a running discount: the
 * server checks that it holds the product and runs at the moment of the sale, and puts its name as the reason.
 */
export const LineDiscount = Type.Union([
  Strict({ kind: Type.Literal('rate'), rateMilli: RateMilli, reason: Reason, discountId: Type.Optional(Id) }),
  Strict({ kind: Type.Literal('amount'), amountMinor: PositiveAmountMinor, reason: Reason }),
])
export type LineDiscount = Static<typeof LineDiscount>

/** What is sold without being a product: as it is named on the ticket, at one of the company's VAT rates. It moves no stock. */
export const CustomItem = Strict({
  designation: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  vatRateMilli: RateMilli,
})
export type CustomItem = Static<typeof CustomItem>

/** A product or a custom item. */
export const SaleLineInput = Strict({
  id: Id,
  productId: Type.Optional(Id),
  /** The pack that it is sold by; left out: its own unit. */
  packId: Type.Optional(Id),
  /** Where there is no `productId`, and only there. */
  custom: Type.Optional(CustomItem),
  /** In the unit that it is sold by. */
  quantityMilli: QuantityMilli,
  /** Tax included, as shown to the customer. */
  unitPriceMicro: UnitPriceMicro,
  discount: Type.Optional(LineDiscount),
  /** Left out where the server chooses: of lots those that expire first. */
  ...namedGoods,
})

/** No ticket and no return has more lines. */
export const MOST_LINES = 5000
/** As many lines, each with a discount and its reason. */
export const LINES_MEBIBYTES = 4

/**
 * How far the clock of a register that the server numbers may be off, before and after: a sale counts as made within that
 * time of the server's clock, and the discounts of that time apply to it.
 */
export const CLOCK_TOLERANCE_MINUTES = 5

/** Nine digits: more than a register prints in its life. */
export const LAST_TICKET_NUMBER = 999_999_999

/**
 * A completed ticket. `id` is permanent: the same id and content give the first answer again, the same id with other
 * content is refused. The server numbers it; a register that numbers its own sends them otherwise.
 */
export const SaleInput = Strict({
  id: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Type.Optional(Id),
  occurredAt: Type.String({ format: 'instant' }),
  lines: Type.Array(SaleLineInput, { minItems: 1, maxItems: MOST_LINES, uniqueBy: 'id' }),
  payments: Type.Array(
    Strict({
      id: Id,
      paymentMethodId: Id,
      amountMinor: PositiveAmountMinor,
      /** What is said of it beside; a sale is never refused for what is missing of it. */
      details: Type.Optional(PaymentDetails),
    }),
    { maxItems: 20, uniqueBy: 'id' },
  ),
  /** What the customer was shown. The server computes it again with the same kernel. */
  totalMinor: PositiveAmountMinor,
  changeMinor: PositiveAmountMinor,
  /** By how much what was paid in cash was rounded. The server works this out itself, and refuses another. */
  roundingMinor: Type.Optional(RoundingMinor),
})
export type SaleInput = Static<typeof SaleInput>

export const SaleLine = Strict({
  id: Id,
  lineNumber: Type.Integer(),
  /** Null for a custom item, whose `code` is empty. */
  productId: Nullable(Id),
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  /** What one of the unit held of the product's own; null where it is that unit. */
  packQuantityMilli: Nullable(PackQuantityMilli),
  quantityMilli: QuantityMilli,
  unitPriceMicro: UnitPriceMicro,
  grossMinor: AmountMinor,
  discountRateMilli: Nullable(RateMilli),
  discountMinor: AmountMinor,
  discountReason: Nullable(Type.String()),
  discountId: Nullable(Id),
  netHtMinor: AmountMinor,
  vatRateMilli: RateMilli,
  totalMinor: AmountMinor,
  /** What came back of it; left out where nothing did. */
  returnedMilli: Type.Optional(PositiveQuantityMilli),
  ...soldGoods,
})
export type SaleLine = Static<typeof SaleLine>

/** One movement of money of a sale: a payment, or the change given back as its own negative row. */
export const SalePayment = Strict({
  id: Id,
  kind: Type.Union([Type.Literal('payment'), Type.Literal('change')]),
  paymentMethodId: Id,
  methodKind: Type.String(),
  amountMinor: AmountMinor,
  /** Left out where nothing was said; who paid is told only to those who may see clients. */
  details: Type.Optional(PaymentDetails),
})

export const SaleTax = Strict({
  rateMilli: RateMilli,
  baseHtMinor: AmountMinor,
  fodecMinor: AmountMinor,
  vatMinor: AmountMinor,
  totalMinor: AmountMinor,
})

/** A step of the way from prices to the total, as the kernel explains it; always in this order of its parts. */
const TraceStep = Strict({
  step: Type.String(),
  amountMinor: AmountMinor,
  isInformative: Type.Optional(Type.Literal(true)),
  lineId: Type.Optional(Id),
  quantityMilli: Type.Optional(QuantityMilli),
  unitPriceMicro: Type.Optional(UnitPriceMicro),
  baseMinor: Type.Optional(AmountMinor),
  rateMilli: Type.Optional(Type.Integer()),
  rule: Type.Optional(Type.String()),
})

/** Characters of what is noted on a ticket. */
export const LONGEST_TICKET_NOTE = 500

/** A ticket as it was printed: seller, cashier and products are those of that moment, whatever changed since. */
export const Sale = Strict({
  id: Id,
  number: Type.String(),
  state: Type.Literal('completed'),
  occurredAt: Instant,
  recordedAt: Instant,
  businessDate: BusinessDate,
  currency: Type.String(),
  pointOfSaleId: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Id,
  seller: Strict({
    name: Type.String(),
    address: Type.String(),
    phone: Nullable(Type.String()),
    taxId: Nullable(Type.String()),
    pointOfSale: Type.String(),
    register: Type.String(),
    cashier: Type.String(),
    client: Type.String(),
    /** What the shop printed of its own that day, where it did. */
    ticketHeader: Type.Optional(Type.String()),
    ticketFooter: Type.Optional(Type.String()),
    /** Where the shop shows prices before tax as well. */
    showsExclTax: Type.Optional(Type.Literal(true)),
    /** The zone of the shop, where it is another than the company's. */
    timeZone: Type.Optional(Type.String()),
  }),
  grossMinor: AmountMinor,
  discountMinor: AmountMinor,
  netHtMinor: AmountMinor,
  fodecMinor: AmountMinor,
  vatMinor: AmountMinor,
  stampMinor: AmountMinor,
  totalMinor: AmountMinor,
  receivedMinor: AmountMinor,
  changeMinor: AmountMinor,
  /** By how much what was paid is more than the total, since cash was rounded; 0 where it was not. */
  roundingMinor: RoundingMinor,
  lines: Type.Array(SaleLine),
  payments: Type.Array(SalePayment),
  taxes: Type.Array(SaleTax),
  kernelVersion: Type.Integer(),
  trace: Type.Array(TraceStep),
  /** What was noted on it; left out where nothing was. */
  note: Type.Optional(Type.String()),
  /** Who brought the sale, as they are called today; left out where nobody did, and of who was erased. */
  representative: Type.Optional(ShortItem),
  /** What should be looked at; left out where there is nothing. */
  reviews: Type.Optional(Type.Array(SaleReview)),
  /** What its cashier might not do alone, and who approved it, `byCode` without a network; left out where there was nothing. */
  approvals: Type.Optional(
    Type.Array(
      Strict({
        permission: Type.String(),
        approvedBy: Type.String(),
        byCode: Type.Optional(Type.Literal(true)),
      }),
    ),
  ),
  /** What came back of it, in the shops that the reader may enter, the oldest first; left out where nothing did. */
  returns: Type.Optional(
    Type.Array(Strict({ id: Id, number: Type.String(), occurredAt: Instant, totalMinor: AmountMinor })),
  ),
  /** When and by whom it was printed again, at which register if at one, the oldest first; left out where it was not. */
  copies: Type.Optional(
    Type.Array(Strict({ occurredAt: Instant, printedBy: Type.String(), registerName: Nullable(Type.String()) })),
  ),
})
export type Sale = Static<typeof Sale>

/** How much of a ticket came back. */
export const REFUND_STATES = ['none', 'part', 'whole'] as const

export const SaleRow = Strict({
  id: Id,
  number: Type.String(),
  occurredAt: Instant,
  /** The first of what should be looked at. */
  reviewReason: Nullable(ReviewReason),
  pointOfSaleName: Type.String(),
  registerName: Type.String(),
  cashier: Type.String(),
  client: Type.String(),
  /** Who brought the sale, as they are called today. */
  representative: Nullable(Type.String()),
  itemCount: Type.Integer(),
  currency: Type.String(),
  discountMinor: AmountMinor,
  totalMinor: AmountMinor,
  /** How much of it came back, in the shops that the reader may enter; left out where nothing did. */
  refundState: Type.Optional(OneOf(['part', 'whole'])),
})
export type SaleRow = Static<typeof SaleRow>

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
