import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { CATALOGUE_KEEPERS, MANAGERS, TREASURY_READERS } from '../../roles.ts'
import {
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  OptionalText,
  PositiveQuantityMilli,
  Strict,
  Text,
  TotalMilli,
  TotalMinor,
  UnitPriceMicro,
} from '../../schema.ts'
import { BEARERS, LONGEST_NOTE, MOST_LINES, MOST_SERIAL_NUMBERS, OUTCOMES, STATES, STEPS, TAKEN } from './words.ts'

export * from './words.ts'

export const TransferState = OneOf(STATES)
export const LossBearer = OneOf(BEARERS)
const TrackingKind = OneOf(['none', 'lots', 'serialNumbers'])
/** Above zero, in thousandths of the product's own unit. */
const SomeMilli = Type.Integer({ ...PositiveQuantityMilli, minimum: 1 })

/** What is to go from where to where. `id` is made by whoever sends it, so that sending twice makes one. */
export const StockTransferInput = Strict({
  id: Type.Optional(Id),
  /** A shop or a depot where the caller may work. */
  fromLocationId: Id,
  toPointOfSaleId: Id,
  /** Of two places of one point of sale; left out or null, the receiver says where to, by default to their shop. */
  toLocationId: Type.Optional(Nullable(Id)),
  expectedOn: Type.Optional(Nullable(BusinessDate)),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
  lines: Type.Array(Strict({ id: Id, productId: Id, requestedMilli: SomeMilli }), {
    minItems: 1,
    maxItems: MOST_LINES,
    uniqueBy: 'id',
  }),
})
export type StockTransferInput = Static<typeof StockTransferInput>

/** What leaves. A line that is left out leaves as it was requested; nothing of one may leave. */
export const ShipInput = Strict({
  lines: Type.Array(
    Strict({
      lineId: Id,
      pickedMilli: PositiveQuantityMilli,
      /** What they leave of the quantity is of the lots that expire first. */
      lots: Type.Optional(Type.Array(Strict({ number: Text(60), quantityMilli: SomeMilli }), { maxItems: 100 })),
      /** One for each piece that leaves. */
      serialNumbers: Type.Optional(Type.Array(Text(60), { maxItems: MOST_SERIAL_NUMBERS })),
    }),
    { maxItems: MOST_LINES, uniqueBy: 'lineId' },
  ),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
})
export type ShipInput = Static<typeof ShipInput>

/** What arrived. Of a line that is left out nothing did. */
export const ReceiveInput = Strict({
  /** Where to, of the receiver's shops and depots; left out, where the transfer says, or else their shop. */
  toLocationId: Type.Optional(Id),
  lines: Type.Array(
    Strict({
      lineId: Id,
      goodMilli: PositiveQuantityMilli,
      /** Goes to the receiver's quarantine. */
      damagedMilli: PositiveQuantityMilli,
    }),
    { maxItems: MOST_LINES, uniqueBy: 'lineId' },
  ),
  /** Nothing more comes: the rest is missing. */
  isLast: Type.Boolean(),
  note: Type.Optional(OptionalText(LONGEST_NOTE)),
})
export type ReceiveInput = Static<typeof ReceiveInput>

/** What became of what was missing. */
export const SettleInput = Strict({
  lines: Type.Array(
    Strict({
      lineId: Id,
      outcome: OneOf(OUTCOMES),
      quantityMilli: SomeMilli,
      /** Who bears the cost of what is lost; of anything else nobody does. */
      bearer: Type.Optional(LossBearer),
    }),
    { minItems: 1, maxItems: 2 * MOST_LINES },
  ),
  note: Text(LONGEST_NOTE),
})
export type SettleInput = Static<typeof SettleInput>

export const CancelInput = Strict({ reason: Text(LONGEST_NOTE) })
export type CancelInput = Static<typeof CancelInput>

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
  expectedOn: Nullable(BusinessDate),
  createdAt: Instant,
  createdBy: Type.String(),
  shippedAt: Nullable(Instant),
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
  lots: Type.Array(
    Strict({ number: Type.String(), expiresOn: Nullable(BusinessDate), quantityMilli: PositiveQuantityMilli }),
  ),
  serialNumbers: Type.Array(Type.String()),
})
export type StockTransferLine = Static<typeof StockTransferLine>

export const StockTransfer = Strict({
  id: Id,
  number: Nullable(Type.String()),
  state: TransferState,
  from: TransferEnd,
  to: TransferEnd,
  expectedOn: Nullable(BusinessDate),
  note: Nullable(Type.String()),
  createdAt: Instant,
  createdBy: Type.String(),
  shippedAt: Nullable(Instant),
  valueMinor: Nullable(TotalMinor),
  lines: Type.Array(StockTransferLine),
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
    nothingPicked: 422,
    lotUnknown: [422, 'product', 'lot'],
    lotShort: [409, 'product', 'lot'],
    lotExpired: [422, 'product', 'lot'],
    lotsMissing: [409, 'product'],
    serialNumbersDiffer: [422, 'product'],
    serialNumberNotThere: [422, 'product', 'serialNumber'],
    tooMuch: [409, 'product', 'expectedMilli', 'givenMilli'],
    nothingReceived: 422,
    bearerRequired: 422,
  },
  actions: ['created', 'updated', 'readied', 'shipped', 'received', 'settled', 'cancelled'],
  item: StockTransfer,
  row: StockTransferRow,
  list: {
    searchFields: ['number'],
    /** `pointOfSale`: at either end. */
    filters: ['pointOfSale', 'from', 'to', 'state'],
    orders: ['createdAt', 'number'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    stockTransfer: typeof STOCK_TRANSFERS
  }
}
