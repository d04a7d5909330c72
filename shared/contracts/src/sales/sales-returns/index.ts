import * as Type from 'typebox'
import type { Static } from 'typebox'
import {
  AmountMinor,
  BusinessDate,
  Id,
  Instant,
  Nullable,
  PositiveAmountMinor,
  QuantityMilli,
  RateMilli,
  RoundingMinor,
  Strict,
  UnitPriceMicro,
} from '../../schema.ts'
import { PackQuantityMilli } from '../../inventory/products/packs.ts'
import { LINES_MEBIBYTES, MOST_LINES, Sale, SaleTax, soldGoods } from '../sales/index.ts'
import { SALES_RETURNS_AT } from '../../addresses.ts'
import { defineDocument } from '../../declare.ts'
import { ALL_BUT_STOCK, EXPORTERS, MANAGERS, SELLERS } from '../../roles.ts'
import { AtCounter, CashierUnproved } from '../cashier-switches/at-counter.ts'
import { IssuedVoucher, Refund, ReturnOutcome, ReturnReason } from './parts.ts'

export * from './parts.ts'
export * from './refunds.ts'
export * from './ticket-returns.ts'
export * from './without-ticket.ts'

export const SalesReturnLineInput = Strict({
  id: Id,
  productId: Id,
  /** The pack that came back; left out: its own unit. */
  packId: Type.Optional(Id),
  /** What came back, above zero. */
  quantityMilli: QuantityMilli,
  /** Tax included, what is given back for one. */
  unitPriceMicro: UnitPriceMicro,
  /** Left out: back on the shelf. */
  outcome: Type.Optional(ReturnOutcome),
})

/**
 * Goods that came back without the ticket they were sold on, refunded out of the current session. `id` is permanent: the
 * same id and content give the first answer again, the same id with other content is refused.
 */
export const SalesReturnInput = Strict({
  id: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Type.Optional(Id),
  occurredAt: Instant,
  reason: ReturnReason,
  comment: Type.Optional(Type.String({ maxLength: 250 })),
  lines: Type.Array(SalesReturnLineInput, { minItems: 1, maxItems: MOST_LINES, uniqueBy: 'id' }),
  refunds: Type.Array(Refund, { minItems: 1, maxItems: 20, uniqueBy: 'id' }),
  /** What the customer was shown. The server computes it again with the same kernel. */
  totalMinor: PositiveAmountMinor,
  ...AtCounter,
})
export type SalesReturnInput = Static<typeof SalesReturnInput>

export const SalesReturnLine = Strict({
  id: Id,
  lineNumber: Type.Integer(),
  /** Of the ticket that it came back from; null without one. */
  saleLineId: Nullable(Id),
  /** Null for a custom item. */
  productId: Nullable(Id),
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  /** What one of the unit held of the product's own; null where it is that unit. */
  packQuantityMilli: Nullable(PackQuantityMilli),
  quantityMilli: QuantityMilli,
  unitPriceMicro: UnitPriceMicro,
  netHtMinor: AmountMinor,
  vatRateMilli: RateMilli,
  totalMinor: AmountMinor,
  outcome: ReturnOutcome,
  /** Those of the ticket that they were sold on. */
  ...soldGoods,
})

/** A settled return as it was printed. Amounts are positive: what the customer got. */
export const SalesReturn = Strict({
  id: Id,
  number: Type.String(),
  state: Type.Literal('settled'),
  reason: ReturnReason,
  comment: Nullable(Type.String()),
  occurredAt: Instant,
  recordedAt: Instant,
  businessDate: BusinessDate,
  currency: Type.String(),
  pointOfSaleId: Id,
  registerId: Id,
  cashSessionId: Id,
  clientId: Id,
  /** The ticket that the goods came back from, as it is numbered; null without one. */
  saleId: Nullable(Id),
  saleNumber: Nullable(Type.String()),
  seller: Sale.properties.seller,
  netHtMinor: AmountMinor,
  fodecMinor: AmountMinor,
  vatMinor: AmountMinor,
  stampMinor: AmountMinor,
  totalMinor: AmountMinor,
  /** By how much what was given back is more than the total, since cash was rounded; 0 where it was not. */
  roundingMinor: RoundingMinor,
  lines: Type.Array(SalesReturnLine),
  refunds: Type.Array(Strict({ id: Id, paymentMethodId: Id, methodKind: Type.String(), amountMinor: AmountMinor })),
  /** What was given back by voucher; left out where nothing was. */
  voucher: Type.Optional(IssuedVoucher),
  taxes: Type.Array(SaleTax),
  ...CashierUnproved,
  kernelVersion: Type.Integer(),
})
export type SalesReturn = Static<typeof SalesReturn>

export const SalesReturnRow = Strict({
  id: Id,
  number: Type.String(),
  occurredAt: Instant,
  pointOfSaleName: Type.String(),
  registerName: Type.String(),
  cashier: Type.String(),
  client: Type.String(),
  reason: ReturnReason,
  itemCount: Type.Integer(),
  currency: Type.String(),
  totalMinor: AmountMinor,
  /** The ticket that the goods came back from; null without one. */
  saleId: Nullable(Id),
  saleNumber: Nullable(Type.String()),
  /** By what kinds of methods the money went back, each once. */
  methodKinds: Type.Array(Type.String()),
})
export type SalesReturnRow = Static<typeof SalesReturnRow>

/** Goods taken back over the counter. */
export const SALES_RETURNS = defineDocument({
  entity: 'salesReturn',
  path: SALES_RETURNS_AT.path,
  permissions: { read: ALL_BUT_STOCK, write: SELLERS, withoutOrigin: MANAGERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    idReused: 409,
    /** `totalMinor`: what must be given back, its cash rounded. */
    refundMismatch: [422, 'refundedMinor', 'totalMinor'],
    ticketNotFound: [404, 'number'],
    /** `leftMilli`: what can still come back of the line. */
    moreThanLeft: [422, 'product', 'leftMilli', 'quantityMilli'],
    /** By a method that the ticket was not paid with, other than cash. */
    methodNotOfTicket: 422,
    /** More than came in by the method, or at all. */
    refundTooHigh: [422, 'mostMinor', 'refundedMinor'],
    /** The shop has no place to keep such goods. */
    noQuarantine: 422,
    /** Without a ticket, by somebody who may not alone, and nobody has approved it. */
    notAllowedWithoutTicket: 403,
    /** More than the goods were sold for of late, or cost today. */
    priceTooHigh: [422, 'product', 'mostUnitPriceMicro'],
  },
  actions: ['settled'],
  item: SalesReturn,
  row: SalesReturnRow,
  list: {
    searchFields: ['number', 'client'],
    /** `origin`: `withTicket` or `withoutTicket`. */
    filters: ['pointOfSale', 'cashSession', 'client', 'reason', 'origin', 'from', 'to'],
    orders: ['occurredAt', 'totalMinor', 'number'],
  },
  states: ['settled'],
  transitions: {
    settle: {
      from: null,
      to: 'settled',
      permission: 'salesReturns.write',
      action: 'settled',
      input: SalesReturnInput,
      mostMebibytes: LINES_MEBIBYTES,
    },
  },
  series: 'return',
  posting: 'sales_return_post',
})

declare module '../../declare.ts' {
  interface Declarations {
    salesReturn: typeof SALES_RETURNS
  }
}
