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
  RateMilli,
  ShortItem,
  Strict,
  TotalMilli,
  TotalMinor,
  UnitPriceMicro,
} from '../../schema.ts'
import { Tracking, TrackingNumber } from '../tracking/index.ts'
import {
  CHOICES,
  CLASSES,
  COUNT_CANCEL_REASONS,
  COUNT_STATES,
  COUNT_STEPS,
  LONGEST_COUNT_NOTE,
  MOST_NAMED_PRODUCTS,
  MOST_PEOPLE,
  SCOPE_KINDS,
} from './words.ts'

export * from './words.ts'

export const CountState = OneOf(COUNT_STATES)
export const CountCancelReasonCode = OneOf(COUNT_CANCEL_REASONS)
const Class = OneOf(CLASSES)
const Ids = Type.Array(Id, { maxItems: MOST_NAMED_PRODUCTS, uniqueItems: true })
const Days = Type.Integer({ minimum: 1, maximum: 3650 })

/** Which goods of the place: `ids` are those of categories, brands or products, by the kind. */
export const CountScope = Strict({
  kind: OneOf(SCOPE_KINDS),
  ids: Type.Optional(Ids),
  classes: Type.Optional(Type.Array(Class, { maxItems: CLASSES.length, uniqueItems: true })),
  /** Of goods that were not counted for so many days. */
  days: Type.Optional(Days),
})
export type CountScope = Static<typeof CountScope>

/** What is to be counted, where, when and by whom. Who has no name in `peopleIds` may count where it is empty. */
export const StockCountChange = Strict({
  locationId: Id,
  scope: CountScope,
  /** Whoever counts is not told what the books say. */
  isBlind: Type.Boolean(),
  peopleIds: Type.Array(Id, { maxItems: MOST_PEOPLE, uniqueItems: true }),
  plannedOn: Nullable(BusinessDate),
  note: OptionalText(LONGEST_COUNT_NOTE),
})
export type StockCountChange = Static<typeof StockCountChange>

/** The same with its permanent id: sent again, it gives the same count; other content under it is refused. */
export const StockCountInput = Strict({ id: Id, ...StockCountChange.properties })
export type StockCountInput = Static<typeof StockCountInput>

export const CancelCountInput = Strict({ reason: CountCancelReasonCode })
export type CancelCountInput = Static<typeof CancelCountInput>

/** Which lines: the named products, or all beyond the tolerance, or all that nobody counted. */
export const ChosenLines = Strict({ which: OneOf(CHOICES), productIds: Type.Optional(Ids) })
export type ChosenLines = Static<typeof ChosenLines>

/**
 * What somebody has counted, as one row that stays. `quantityMilli` is of what `code` stands for, or of the product's own
 * unit where `productId` names it. `countedAt` is when, by the device: entries that wait for a network keep their moment.
 */
export const CountEntryInput = Strict({
  id: Id,
  round: Type.Integer({ minimum: 1, maximum: 99 }),
  countedAt: Instant,
  productId: Type.Optional(Id),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  quantityMilli: PositiveQuantityMilli,
  lot: Type.Optional(Strict({ number: TrackingNumber, expiresOn: Type.Optional(Nullable(BusinessDate)) })),
  serialNumber: Type.Optional(TrackingNumber),
})
export type CountEntryInput = Static<typeof CountEntryInput>

/** `id` is that of the row which takes it back, made by whoever asks. */
export const TakeBackInput = Strict({ id: Id })

const counted = {
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  unit: Nullable(Type.String()),
  unitDecimals: Type.Integer(),
  tracking: Tracking,
}

export const CountEntry = Strict({
  id: Id,
  ...counted,
  lotsExpire: Type.Boolean(),
  quantityMilli: PositiveQuantityMilli,
  lotNumber: Nullable(Type.String()),
  lotExpiresOn: Nullable(BusinessDate),
  serialNumber: Nullable(Type.String()),
  round: Type.Integer(),
  countedAt: Instant,
  by: Type.String(),
  isMine: Type.Boolean(),
  isTakenBack: Type.Boolean(),
  /** All that stands of the product in this round. */
  countedMilli: TotalMilli,
})
export type CountEntry = Static<typeof CountEntry>
export const CountEntries = Type.Array(CountEntry)

/** A product of a count; of a posted count, each lot and piece of one. */
export const CountLine = Strict({
  id: Id,
  ...counted,
  lotNumber: Nullable(Type.String()),
  serialNumber: Nullable(Type.String()),
  /** Null where nobody has counted it. */
  countedMilli: Nullable(TotalMilli),
  /** What the books had at that moment, or have now of what nobody counted; null while it is counted blindly. */
  expectedMilli: Nullable(TotalMilli),
  differenceMilli: Nullable(TotalMilli),
  /** Null for who may not see values. */
  unitCostMicro: Nullable(UnitPriceMicro),
  valueMinor: Nullable(TotalMinor),
  isBeyondTolerance: Type.Boolean(),
  /** What moved after it was counted, and whether anything did while it was. */
  movedMilli: TotalMilli,
  hasMovedMeanwhile: Type.Boolean(),
  round: Nullable(Type.Integer()),
  /** Another round was asked for, and nobody has counted it in that. */
  isToRecount: Type.Boolean(),
  countedAt: Nullable(Instant),
  countedBy: Type.Array(Type.String()),
})
export type CountLine = Static<typeof CountLine>

export const StockCountRow = Strict({
  id: Id,
  state: CountState,
  /** Null until it is posted. */
  number: Nullable(Type.String()),
  scope: CountScope,
  isBlind: Type.Boolean(),
  plannedOn: Nullable(BusinessDate),
  pointOfSaleId: Id,
  pointOfSaleName: Type.String(),
  locationId: Id,
  locationName: Type.String(),
  /** Of its products; none until it is begun. */
  lineCount: Type.Integer(),
  countedCount: Type.Integer(),
  /** At cost, signed, once it is posted; null before, and for who may not see values. */
  valueMinor: Nullable(TotalMinor),
  createdAt: Instant,
  createdBy: Type.String(),
  postedAt: Nullable(Instant),
  postedBy: Nullable(Type.String()),
})
export type StockCountRow = Static<typeof StockCountRow>

export const StockCount = Strict({
  ...StockCountRow.properties,
  note: OptionalText(LONGEST_COUNT_NOTE),
  version: Type.Integer(),
  /** What the scope names: categories, brands or products. */
  scopeNames: Type.Array(Type.String()),
  people: Type.Array(ShortItem),
  round: Type.Integer(),
  cancelReason: Nullable(CountCancelReasonCode),
  /** In thousandths of a percent of what was expected. */
  toleranceRateMilli: RateMilli,
  /** Null while it is counted blindly. */
  totals: Nullable(
    Strict({
      uncounted: Type.Integer(),
      different: Type.Integer(),
      beyondTolerance: Type.Integer(),
      moved: Type.Integer(),
      toRecount: Type.Integer(),
      /** At cost; null for who may not see values. */
      valueMinor: Nullable(TotalMinor),
    }),
  ),
  mayTake: Type.Array(OneOf(COUNT_STEPS)),
  events: Type.Array(
    Strict({
      event: OneOf(['planned', 'started', 'finished', 'posted', 'cancelled']),
      at: Instant,
      by: Type.String(),
    }),
  ),
})
export type StockCount = Static<typeof StockCount>

/** What a shop should count today: no more of a class than its share of the days. */
export const DueCounts = Strict({
  isCycleOn: Type.Boolean(),
  locationId: Id,
  classes: Type.Array(
    Strict({
      class: Class,
      days: Type.Integer(),
      productCount: Type.Integer(),
      /** Products that one day takes, and those that were counted today or are in a count that was begun today. */
      perDay: Type.Integer(),
      countedToday: Type.Integer(),
    }),
  ),
  products: Type.Array(
    Strict({
      id: Id,
      code: Type.String(),
      designation: Type.String(),
      class: Class,
      lastCountedAt: Nullable(Instant),
    }),
  ),
})
export type DueCounts = Static<typeof DueCounts>
export const DueCountsQuery = Strict({ pointOfSale: Id })

/** Where its pages are. */
export const COUNT_PAGES = { path: 'stock-count' } as const

/** What narrows and orders the lines of one count. */
export const COUNT_LINE_LIST = {
  searchFields: ['product'],
  filters: ['state'],
  orders: ['designation', 'difference', 'value'],
} as const

/**
 * Counts of what is really there, while it is sold. Several steps begin in more than one state: they have routes of their
 * own.
 */
export const STOCK_COUNTS = defineList({
  entity: 'stockCount',
  path: 'stock-counts',
  permissions: {
    read: TREASURY_READERS,
    /** Also cancels, and says how the company counts in turns. */
    plan: CATALOGUE_KEEPERS,
    count: CATALOGUE_KEEPERS,
    /** Asks for recounts, sets what nobody counted to zero, and posts. */
    approve: MANAGERS,
  },
  errors: {
    notFound: 404,
    shopUnknown: 404,
    /** Another one was planned under this id. */
    idReused: 409,
    hasMovedOn: 409,
    locationUnknown: 422,
    locationInactive: [409, 'location'],
    /** It names nothing of its kind, or something that is not there. */
    scopeUnknown: 422,
    personUnknown: 422,
    nothingToCount: 409,
    tooMany: [409, 'count', 'most'],
    /** Products are counted in one count at a time. */
    countedElsewhere: [409, 'product'],
    /** The count names people, and the caller is none of them. */
    notAsked: 403,
    notCounting: 409,
    /** What was counted belongs to a round that has ended. */
    roundOver: 409,
    productUnknown: 422,
    outOfScope: [409, 'product'],
    notInRound: [409, 'product'],
    sameCounter: [403, 'product'],
    tooManyDecimals: [422, 'product', 'decimals'],
    notAsTracked: [422, 'product'],
    lotMissing: [422, 'product'],
    lotDiffers: [422, 'product', 'lot'],
    expiryMissing: [422, 'product', 'lot'],
    expiryUnexpected: [422, 'product', 'lot'],
    serialNumberMissing: [422, 'product'],
    serialNumberTwice: [409, 'product', 'serialNumber'],
    serialNumberElsewhere: [409, 'product', 'serialNumber'],
    entryUnknown: 404,
    notYours: 403,
    nothingChosen: 422,
    tooManyRounds: 409,
    nothingCounted: 409,
    /** Posting would leave less than nothing, or less than is promised: of these products. */
    stockShort: [409, 'products', 'count'],
    /** Posting would leave less than nothing of lots, and not by what was sold of them since. */
    lotsShort: [409, 'lots', 'count'],
    tooMuch: [422, 'product'],
  },
  actions: ['planned', 'changed', 'started', 'finished', 'recounted', 'zeroed', 'posted', 'cancelled'],
  item: StockCount,
  row: StockCountRow,
  list: {
    searchFields: ['number'],
    filters: ['pointOfSale', 'state', 'product'],
    orders: ['createdAt', 'plannedOn', 'number'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    stockCount: typeof STOCK_COUNTS
  }
}
