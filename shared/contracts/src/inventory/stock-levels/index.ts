import * as Type from 'typebox'
import type { Static } from 'typebox'
import { LocationKind } from '../../company/locations/index.ts'
import { defineList } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, MANAGERS, ROLES } from '../../roles.ts'
import {
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  PositiveQuantityMilli,
  QuantityMilli,
  ShortItem,
  Strict,
  TotalMilli,
  TotalMinor,
  UnitPriceMicro,
} from '../../schema.ts'
import { MainPhoto, PRODUCT_LIST } from '../products/index.ts'
import { Tracking } from '../tracking/index.ts'

/** Where goods are: a location and its point of sale. */
export const StockPlace = Strict({
  id: Id,
  name: Type.String(),
  kind: LocationKind,
  pointOfSale: ShortItem,
})
export type StockPlace = Static<typeof StockPlace>

/** All places that the caller may enter, in the order of their points of sale, the shop of each first. */
export const StockPlaces = Type.Array(StockPlace)

/** What there is of a product, in thousandths of its own unit. */
const quantities = {
  onHandMilli: TotalMilli,
  /** Of what is on hand, what is promised to a document that will take it. */
  reservedMilli: TotalMilli,
  /** On hand less reserved. */
  availableMilli: TotalMilli,
  /** On its way to there by transfers, from wherever. */
  incomingMilli: TotalMilli,
  /** Sent from there by transfers, and neither arrived nor given up: the sender's until then. */
  inTransitMilli: TotalMilli,
}

/** What it cost, before taxes; null for whoever may not see it. */
const values = {
  /** The average of one unit, in millionths of the currency; null as well where there is nothing to take it from. */
  averageCostMicro: Nullable(UnitPriceMicro),
  /** Null as well where nobody has said what it cost. */
  valueMinor: Nullable(TotalMinor),
  /** What is on its way, at what it cost where it left. */
  incomingValueMinor: Nullable(TotalMinor),
  inTransitValueMinor: Nullable(TotalMinor),
}

const product = {
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  designationEn: Nullable(Type.String()),
  designationAr: Nullable(Type.String()),
  unit: Nullable(Type.String()),
  isActive: Type.Boolean(),
}

/**
 * What some places have of a product, or one of them. Of a past day, nothing is reserved or on its way and no movement is
 * named.
 */
export const StockLevel = Strict({
  /** The product's, or of one's own where rows are by location. */
  id: Id,
  ...product,
  photo: MainPhoto,
  /** Null where the row is a sum over places. */
  place: Nullable(StockPlace),
  ...quantities,
  /** What a point of sale should have of it at least; of one alone, what that one should. */
  minimumStockMilli: Nullable(PositiveQuantityMilli),
  /** One of the points of sale that are active has less. */
  isBelowMinimum: Type.Boolean(),
  ...values,
  lastMovedAt: Nullable(Instant),
})
export type StockLevel = Static<typeof StockLevel>

/** What the rows of a list come to, whatever their units. */
export const StockTotals = Strict({
  /** Of which there is something, or too much was taken. */
  productCount: Type.Integer(),
  /** Null for whoever may not see values, as the others. */
  valueMinor: Nullable(TotalMinor),
  incomingValueMinor: Nullable(TotalMinor),
  inTransitValueMinor: Nullable(TotalMinor),
})
export type StockTotals = Static<typeof StockTotals>

/** What is there of a lot in a place. */
const LotThere = Strict({ number: Type.String(), expiresOn: Nullable(BusinessDate), onHandMilli: TotalMilli })
export type LotThere = Static<typeof LotThere>

/** What each place has of a product. */
export const ProductLevels = Strict({
  id: Id,
  ...product,
  tracking: Tracking,
  minimumStockMilli: Nullable(PositiveQuantityMilli),
  ...quantities,
  ...values,
  /** Those that have any of it, had some, or await some. */
  places: Type.Array(
    Strict({
      place: StockPlace,
      ...quantities,
      ...values,
      /** Soonest to expire first. */
      lots: Type.Array(LotThere),
      /** How many pieces with a serial number are there. */
      serialNumberCount: Type.Integer(),
    }),
  ),
})
export type ProductLevels = Static<typeof ProductLevels>

/** What narrows the list to what should be looked at. */
export const STOCK_STATES = ['belowMinimum', 'negative', 'out', 'unmoved', 'expiring', 'costUnknown'] as const
export type StockState = (typeof STOCK_STATES)[number]
/** The one that says something of costs: told to whoever may see them. */
export const STATE_OF_COSTS = 'costUnknown' satisfies StockState
/** States that take a number of days. */
export const STATES_OF_DAYS = ['unmoved', 'expiring'] as const satisfies readonly StockState[]
/** Days where the filter `days` says nothing, and the most that it may say. */
export const STOCK_DAYS = { usual: 30, most: 3650 } as const

/**
 * Rows are by product, summed over the shops and depots that are chosen; `by` with the value `location` gives each place
 * its own row, quarantines too. `days` belongs to the states `unmoved` and `expiring`. `at` is a day: what there was at its
 * end, by the clocks of the point of sale.
 */
export const STOCK_LEVEL_LIST = {
  searchFields: PRODUCT_LIST.searchFields,
  filters: ['by', 'pointOfSale', 'location', 'category', 'brand', 'state', 'days', 'at'],
  orders: ['designation', 'onHand', 'value', 'lastMoved'],
} as const

/** What there is of products, in the places that the caller may enter. */
export const STOCK_LEVELS = defineList({
  entity: 'stockLevel',
  path: 'stock-levels',
  permissions: {
    read: ROLES,
    /** Also to have the list ordered by it. */
    seeValue: ['administrator', 'manager', 'stockKeeper', 'accountant'],
    /** To say what goods cost that are there; whoever does so sees values as well. */
    revalue: MANAGERS,
    export: CATALOGUE_EXPORTERS,
  },
  errors: {
    stateOfPast: 400,
    daysInvalid: [400, 'most'],
    placeUnknown: 422,
    nothingThere: [422, 'product'],
    costSame: [422, 'product'],
    reasonMissing: 422,
    idReused: 409,
  },
  actions: ['revalued'],
  item: ProductLevels,
  row: StockLevel,
  list: STOCK_LEVEL_LIST,
})

/** The most characters of a reason. */
export const MOST_REASON_CHARACTERS = 500

/**
 * What one of a product costs from now on where it is, and why; what was posted keeps its cost. The caller makes the id: the same
 * again does nothing.
 */
export const RevaluationInput = Strict({
  id: Id,
  /** Null for all places that the caller may enter. */
  locationId: Nullable(Id),
  unitCostMicro: UnitPriceMicro,
  reason: Type.String({ minLength: 1, maxLength: MOST_REASON_CHARACTERS }),
})
export type RevaluationInput = Static<typeof RevaluationInput>

/** Why goods moved. */
export const MOVEMENT_KINDS = [
  'opening',
  'sale',
  'return',
  'adjustment',
  'count',
  'transferOut',
  'transferIn',
  'purchase',
  'purchaseReturn',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
/** What the story of a product tells: movements, and that somebody said what goods cost. */
export const STORY_KINDS = [...MOVEMENT_KINDS, 'revaluation'] as const
export type StoryKind = (typeof STORY_KINDS)[number]

/** One movement of a product, as its story tells it; or, with a quantity of nothing, a new cost of what was there. */
export const StockMovement = Strict({
  id: Id,
  kind: OneOf(STORY_KINDS),
  place: StockPlace,
  /** Below zero where goods went out. */
  quantityMilli: QuantityMilli,
  /** What the place had afterwards. */
  balanceMilli: TotalMilli,
  /** What one unit cost, in millionths; null for whoever may not see it. */
  unitCostMicro: Nullable(UnitPriceMicro),
  /**
   * By how much it set right what the stock is worth, beside its own value; null for nothing, and for whoever may not see it.
   * Goods that were owed cost what came in, and a cost may be known after a ticket was printed.
   */
  revaluedMinor: Nullable(TotalMinor),
  /** Why goods cost something else from then on; null for a movement. */
  reason: Nullable(Type.String()),
  document: Strict({
    /** `sale`, `salesReturn`, `product`, ... */
    kind: Type.String(),
    id: Id,
    /** Null for one that has none. */
    number: Nullable(Type.String()),
  }),
  lots: Type.Array(Strict({ number: Type.String(), expiresOn: Nullable(BusinessDate), quantityMilli: QuantityMilli })),
  serialNumbers: Type.Array(Type.String()),
  by: Type.String(),
  occurredAt: Instant,
  /** When it came into the books, by which movements are ordered: later than it occurred for what was sold without a network. */
  recordedAt: Instant,
})
export type StockMovement = Static<typeof StockMovement>

/** Of which movements the story is; what follows a page is asked for by its cursor. */
export const StockMovementsQuery = Strict({
  pointOfSale: Type.Optional(Id),
  location: Type.Optional(Id),
  kind: Type.Optional(OneOf(STORY_KINDS)),
  cursor: Type.Optional(Type.String({ maxLength: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})
export type StockMovementsQuery = Static<typeof StockMovementsQuery>

/** Movements of a product, newest first; the cursor is null at the end. */
export const StockMovements = Strict({ data: Type.Array(StockMovement), nextCursor: Nullable(Type.String()) })
export type StockMovements = Static<typeof StockMovements>

declare module '../../declare.ts' {
  interface Declarations {
    stockLevel: typeof STOCK_LEVELS
  }
}
