import * as Type from 'typebox'
import type { Static } from 'typebox'
import {
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  PositiveQuantityMilli,
  Strict,
  TotalMilli,
  TotalMinor,
  UnitPriceMicro,
} from '../../schema.ts'
import { EXTRA_STATES, FATES, STATES, STEPS, TAKEN } from './words.ts'

export const TransferState = OneOf(STATES)
const TrackingKind = OneOf(['none', 'lots', 'serialNumbers'])

/** One end of a transfer; the location is null where it is not said yet, or is not the caller's to see. */
const TransferEnd = Strict({
  pointOfSaleId: Id,
  pointOfSaleName: Type.String(),
  locationId: Nullable(Id),
  locationName: Nullable(Type.String()),
})

export const StockTransferRow = Strict({
  id: Id,
  /** Null until it is ready. */
  number: Nullable(Type.String()),
  state: TransferState,
  fromName: Type.String(),
  toName: Type.String(),
  lineCount: Type.Integer(),
  /** All lines together, each in its own unit: what is to go until it is shipped, then what went. */
  quantityMilli: TotalMilli,
  /** What arrived, good or damaged; null until it is shipped. */
  receivedMilli: Nullable(TotalMilli),
  /** What did not, and is not lost or back; null until everything arrived that will. */
  missingMilli: Nullable(TotalMilli),
  /** Of what was shipped, at cost; null before that, and for whoever may not see it. */
  valueMinor: Nullable(TotalMinor),
  /** Goods that arrived beyond what was shipped, of which nothing is decided yet. */
  hasExtraWaiting: Type.Boolean(),
  neededOn: Nullable(BusinessDate),
  expectedOn: Nullable(BusinessDate),
  createdAt: Instant,
  createdBy: Type.String(),
  shippedAt: Nullable(Instant),
  /** Whole days since it was shipped, while anything of it is on its way; null otherwise. */
  daysInTransit: Nullable(Type.Integer()),
})
export type StockTransferRow = Static<typeof StockTransferRow>

export const StockTransferLine = Strict({
  id: Id,
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  barcodes: Type.Array(Type.String()),
  unit: Nullable(Type.String()),
  /** Of its quantities. */
  decimals: Type.Integer({ minimum: 0, maximum: 3 }),
  tracking: TrackingKind,
  requestedMilli: PositiveQuantityMilli,
  pickedMilli: PositiveQuantityMilli,
  goodMilli: PositiveQuantityMilli,
  damagedMilli: PositiveQuantityMilli,
  returnedMilli: PositiveQuantityMilli,
  lostMilli: PositiveQuantityMilli,
  /** Shipped, and not arrived, back or lost. */
  openMilli: PositiveQuantityMilli,
  /** At the source, beside what this transfer reserved; null once it is shipped, and for whoever may not work there. */
  availableMilli: Nullable(TotalMilli),
  /** Frozen when it is shipped; null before, and for whoever may not see it. */
  unitCostMicro: Nullable(UnitPriceMicro),
  /** It arrived beyond what was shipped, and was approved. */
  isExtra: Type.Boolean(),
  /** Which of its goods were shipped, each with what became of it; a lot is there once for each. */
  lots: Type.Array(
    Strict({
      number: Type.String(),
      expiresOn: Nullable(BusinessDate),
      quantityMilli: PositiveQuantityMilli,
      became: OneOf(FATES),
    }),
  ),
  serialNumbers: Type.Array(Strict({ number: Type.String(), became: OneOf(FATES) })),
})
export type StockTransferLine = Static<typeof StockTransferLine>

/** Goods that arrived beyond what was shipped, as they were received. */
export const TransferExtra = Strict({
  id: Id,
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  quantityMilli: PositiveQuantityMilli,
  lots: Type.Array(Strict({ number: Type.String(), quantityMilli: PositiveQuantityMilli })),
  serialNumbers: Type.Array(Type.String()),
  state: OneOf(EXTRA_STATES),
})
export type TransferExtra = Static<typeof TransferExtra>

/** What the receiver asked for of a product, as it was called then. */
export const WantedGoods = Strict({
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  quantityMilli: PositiveQuantityMilli,
})
export type WantedGoods = Static<typeof WantedGoods>

export const StockTransfer = Strict({
  id: Id,
  number: Nullable(Type.String()),
  state: TransferState,
  from: TransferEnd,
  to: TransferEnd,
  neededOn: Nullable(BusinessDate),
  expectedOn: Nullable(BusinessDate),
  note: Nullable(Type.String()),
  createdAt: Instant,
  createdBy: Type.String(),
  shippedAt: Nullable(Instant),
  valueMinor: Nullable(TotalMinor),
  /** What the receiver asked for; empty where nobody did. */
  wanted: Type.Array(WantedGoods),
  lines: Type.Array(StockTransferLine),
  extras: Type.Array(TransferExtra),
  /** What happened, in order. */
  story: Type.Array(
    Strict({
      id: Id,
      step: OneOf(TAKEN),
      by: Type.String(),
      at: Instant,
      note: Nullable(Type.String()),
    }),
  ),
  /** What the caller may do with it now. */
  mayTake: Type.Array(OneOf(STEPS)),
  version: Type.Integer(),
})
export type StockTransfer = Static<typeof StockTransfer>

/** Where goods may go: every active point of sale, with its shops and depots where the caller may work there. */
export const TransferPlace = Strict({
  id: Id,
  name: Type.String(),
  locations: Type.Array(Strict({ id: Id, name: Type.String(), kind: OneOf(['shop', 'depot']) })),
})
export type TransferPlace = Static<typeof TransferPlace>
export const TransferPlaces = Type.Array(TransferPlace)
