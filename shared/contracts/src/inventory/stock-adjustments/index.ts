import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineDocument } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, MANAGERS } from '../../roles.ts'
import {
  AmountMinor,
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  OptionalText,
  PositiveQuantityMilli,
  QuantityMilli,
  Strict,
  TotalMilli,
  TotalMinor,
  UnitPriceMicro,
  Version,
  without,
} from '../../schema.ts'
import { Tracking, TrackingNumber } from '../tracking/index.ts'
import {
  ADJUSTMENT_REASONS,
  CANCEL_REASONS,
  LONGEST_ADJUSTMENT_NOTE,
  MONEY_EFFECTS,
  MOST_ADJUSTED_LINES,
  MOST_ADJUSTED_PARTS,
} from './reasons.ts'

export * from './reasons.ts'

export const AdjustmentReasonCode = OneOf(ADJUSTMENT_REASONS)
export const CancelReasonCode = OneOf(CANCEL_REASONS)

/** Of one lot, how much comes in or goes out; the date where the lot is new and its product's lots expire. */
export const AdjustedLotInput = Strict({
  number: TrackingNumber,
  expiresOn: Type.Optional(Nullable(BusinessDate)),
  quantityMilli: Type.Integer({ ...PositiveQuantityMilli, minimum: 1 }),
})
export type AdjustedLotInput = Static<typeof AdjustedLotInput>

/** Goods of one product: above zero what comes in, below zero what goes out. */
export const AdjustmentLineInput = Strict({
  id: Id,
  productId: Id,
  quantityMilli: QuantityMilli,
  /** What comes in is worth, for one unit; left out or null: the average of the place. What goes out is of the average. */
  unitCostMicro: Type.Optional(Nullable(UnitPriceMicro)),
  /** Left out where goods leave: those that expire first. */
  lots: Type.Optional(Type.Array(AdjustedLotInput, { maxItems: MOST_ADJUSTED_PARTS })),
  serialNumbers: Type.Optional(Type.Array(TrackingNumber, { maxItems: MOST_ADJUSTED_PARTS, uniqueItems: true })),
})
export type AdjustmentLineInput = Static<typeof AdjustmentLineInput>

/** What somebody writes down. `id` is permanent: the same again gives the same draft, other content under it is refused. */
export const StockAdjustmentInput = Strict({
  id: Id,
  locationId: Id,
  reason: AdjustmentReasonCode,
  note: OptionalText(LONGEST_ADJUSTMENT_NOTE),
  lines: Type.Array(AdjustmentLineInput, { maxItems: MOST_ADJUSTED_LINES, uniqueBy: 'id' }),
})
export type StockAdjustmentInput = Static<typeof StockAdjustmentInput>

/** The same of a draft that is there. */
export const StockAdjustmentChange = Strict(without(StockAdjustmentInput, ['id']))
export type StockAdjustmentChange = Static<typeof StockAdjustmentChange>

/** Which version a step was decided on: a draft that somebody has changed since is not posted unseen. */
export const AdjustmentStepInput = Strict({ version: Version })
export type AdjustmentStepInput = Static<typeof AdjustmentStepInput>

export const CancelAdjustmentInput = Strict({ version: Version, reason: CancelReasonCode })
export type CancelAdjustmentInput = Static<typeof CancelAdjustmentInput>

/** `id` is that of the adjustment that takes it back, made by whoever asks. */
export const ReverseAdjustmentInput = Strict({ id: Id, note: OptionalText(LONGEST_ADJUSTMENT_NOTE) })
export type ReverseAdjustmentInput = Static<typeof ReverseAdjustmentInput>

export const ADJUSTMENT_STATES = ['draft', 'submitted', 'posted', 'reversed', 'cancelled'] as const
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number]

export const StockAdjustmentRow = Strict({
  id: Id,
  state: OneOf(ADJUSTMENT_STATES),
  /** Null until it is posted. */
  number: Nullable(Type.String()),
  reason: AdjustmentReasonCode,
  pointOfSaleId: Id,
  pointOfSaleName: Type.String(),
  locationId: Id,
  locationName: Type.String(),
  lineCount: Type.Integer(),
  /** All lines together, whatever their units. */
  quantityMilli: TotalMilli,
  /** At cost, signed, in minor units: worked out until it is posted, fixed from then on. Null for who may not see values. */
  valueMinor: Nullable(TotalMinor),
  createdAt: Instant,
  createdBy: Type.String(),
  postedAt: Nullable(Instant),
  postedBy: Nullable(Type.String()),
  /** Of the adjustment that it takes back. */
  reversalOfId: Nullable(Id),
})
export type StockAdjustmentRow = Static<typeof StockAdjustmentRow>

export const AdjustedLot = Strict({
  number: Type.String(),
  expiresOn: Nullable(BusinessDate),
  quantityMilli: PositiveQuantityMilli,
})
export type AdjustedLot = Static<typeof AdjustedLot>

export const StockAdjustmentLine = Strict({
  id: Id,
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  unitDecimals: Type.Integer(),
  tracking: Tracking,
  lotsExpire: Type.Boolean(),
  quantityMilli: QuantityMilli,
  /** What the place has now; of what is posted, what it had just before. */
  onHandMilli: TotalMilli,
  /** Null where it follows from the average, and for who may not see values. */
  unitCostMicro: Nullable(UnitPriceMicro),
  valueMinor: Nullable(TotalMinor),
  lots: Type.Array(AdjustedLot),
  serialNumbers: Type.Array(Type.String()),
})
export type StockAdjustmentLine = Static<typeof StockAdjustmentLine>

/** What became of an adjustment, when and by whom. */
export const ADJUSTMENT_EVENTS = ['drafted', 'submitted', 'posted', 'approved', 'cancelled', 'reversed'] as const

export const AdjustmentEvent = Strict({
  event: OneOf(ADJUSTMENT_EVENTS),
  at: Instant,
  by: Type.String(),
})
export type AdjustmentEvent = Static<typeof AdjustmentEvent>

const OtherAdjustment = Strict({ id: Id, number: Type.String() })

export const StockAdjustment = Strict({
  ...StockAdjustmentRow.properties,
  note: OptionalText(LONGEST_ADJUSTMENT_NOTE),
  moneyEffect: OneOf(MONEY_EFFECTS),
  cancelReason: Nullable(CancelReasonCode),
  version: Type.Integer(),
  /** Above which the caller has to submit it instead of posting it; null where nothing limits them. */
  limitMinor: Nullable(AmountMinor),
  isAboveLimit: Type.Boolean(),
  lines: Type.Array(StockAdjustmentLine),
  reversalOf: Nullable(OtherAdjustment),
  reversedBy: Nullable(OtherAdjustment),
  events: Type.Array(AdjustmentEvent),
})
export type StockAdjustment = Static<typeof StockAdjustment>

/** Where its pages are: the specification has them in the singular. */
export const ADJUSTMENT_PAGES = { path: 'stock-adjustment' } as const

/** Goods found, lost, broken or used up: what changes the stock of a place beside sales, receipts and counts. */
export const STOCK_ADJUSTMENTS = defineDocument({
  entity: 'stockAdjustment',
  path: 'stock-adjustments',
  permissions: {
    read: ['administrator', 'manager', 'stockKeeper', 'accountant', 'readOnly'],
    write: CATALOGUE_KEEPERS,
    /** Posts what others submitted, and posts above the limit. */
    approve: MANAGERS,
    reverse: MANAGERS,
    export: CATALOGUE_EXPORTERS,
  },
  errors: {
    notFound: 404,
    /** Another one was written down under this id. */
    idReused: 409,
    notDraft: 409,
    notSubmitted: 409,
    notPosted: 409,
    /** What takes another one back is not taken back itself. */
    isReversal: 409,
    /** Somebody submits instead, for somebody who may approve. */
    aboveLimit: [403, 'limitMinor'],
    locationUnknown: 422,
    locationInactive: [409, 'location'],
    empty: 422,
    productUnknown: 422,
    productTwice: [422, 'product'],
    zero: [422, 'product'],
    wrongDirection: [422, 'product'],
    tooManyDecimals: [422, 'product', 'decimals'],
    /** A cost is that of goods that come in. */
    costOfOutgoing: [422, 'product'],
    notAsTracked: [422, 'product'],
    /** Lots that are named come to another quantity than their line. */
    lotsDiffer: [422, 'product'],
    lotTwice: [422, 'product', 'lot'],
    lotUnknown: [422, 'product', 'lot'],
    /** A lot that is known expires on another day. */
    lotDiffers: [422, 'product', 'lot'],
    expiryMissing: [422, 'product', 'lot'],
    expiryUnexpected: [422, 'product', 'lot'],
    lotShort: [409, 'product', 'lot', 'onHandMilli'],
    serialNumbersDiffer: [422, 'product'],
    serialNumberUnknown: [409, 'product', 'serialNumber'],
    serialNumberThere: [409, 'product', 'serialNumber'],
    stockShort: [409, 'product', 'onHandMilli', 'requestedMilli'],
    /** It is there, and a transfer waits for it. */
    stockReserved: [409, 'product', 'availableMilli', 'reservedMilli', 'requestedMilli'],
    /** More than the books hold. */
    tooMuch: 422,
  },
  actions: ['drafted', 'changed', 'submitted', 'posted', 'approved', 'cancelled', 'withdrawn', 'reversed'],
  item: StockAdjustment,
  row: StockAdjustmentRow,
  list: {
    searchFields: ['number'],
    filters: ['pointOfSale', 'location', 'state', 'reason', 'product', 'from', 'to'],
    orders: ['createdAt', 'number'],
  },
  states: ADJUSTMENT_STATES,
  transitions: {
    draft: {
      from: null,
      to: 'draft',
      permission: 'stockAdjustments.write',
      action: 'drafted',
      input: StockAdjustmentInput,
      mostMebibytes: 2,
    },
    submit: {
      from: 'draft',
      to: 'submitted',
      permission: 'stockAdjustments.write',
      action: 'submitted',
      refusal: 'notDraft',
      input: AdjustmentStepInput,
    },
    post: {
      from: 'draft',
      to: 'posted',
      permission: 'stockAdjustments.write',
      action: 'posted',
      refusal: 'notDraft',
      input: AdjustmentStepInput,
    },
    approve: {
      from: 'submitted',
      to: 'posted',
      permission: 'stockAdjustments.approve',
      action: 'approved',
      refusal: 'notSubmitted',
      input: AdjustmentStepInput,
    },
    cancel: {
      from: 'draft',
      to: 'cancelled',
      permission: 'stockAdjustments.write',
      action: 'cancelled',
      refusal: 'notDraft',
      input: CancelAdjustmentInput,
    },
    withdraw: {
      from: 'submitted',
      to: 'cancelled',
      permission: 'stockAdjustments.write',
      action: 'withdrawn',
      refusal: 'notSubmitted',
      input: CancelAdjustmentInput,
    },
    reverse: {
      from: 'posted',
      to: 'reversed',
      permission: 'stockAdjustments.reverse',
      action: 'reversed',
      refusal: 'notPosted',
      input: ReverseAdjustmentInput,
    },
  },
  series: 'stockAdjustment',
  posting: 'stock_adjustment_post',
})

declare module '../../declare.ts' {
  interface Declarations {
    stockAdjustment: typeof STOCK_ADJUSTMENTS
  }
}
