import * as Type from 'typebox'
import type { Static } from 'typebox'
import { PackQuantityMilli } from '../../inventory/products/packs.ts'
import {
  AmountMinor,
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  PositiveQuantityMilli,
  QuantityMilli,
  RateMilli,
  RoundingMinor,
  ShortItem,
  Strict,
  UnitPriceMicro,
} from '../../schema.ts'
import { TicketPaymentDetails } from './payment-details.ts'
import { ReviewReason, SaleReview } from './reviews.ts'
import { soldGoods } from './sold-goods.ts'

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
  /** The price of the shelf; left out where it was sold at that. */
  listPriceMicro: Type.Optional(UnitPriceMicro),
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
  details: Type.Optional(TicketPaymentDetails),
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
