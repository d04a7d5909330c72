import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, TREASURY_READERS } from '../../roles.ts'
import {
  BusinessDate,
  Id,
  Nullable,
  PositiveQuantityMilli,
  ShortItem,
  Strict,
  TotalMilli,
  UnitPriceMicro,
} from '../../schema.ts'
import { MainPhoto, PRODUCT_LIST } from '../products/index.ts'

/** Days over which is told what a point of sale sells. */
export const SALES_DAYS = 30
/** The most that are asked to be sent at once, and the longest that one may be put off. */
export const MOST_REORDERED = 200
export const LONGEST_SNOOZE_DAYS = 365

/** Another point of sale of the company that has more than it needs. */
export const ReorderSource = Strict({
  pointOfSale: ShortItem,
  /** On hand there, neither reserved nor on a draft that is to leave. */
  availableMilli: TotalMilli,
  /** What it sold in thirty days, less what it took back. */
  soldMilli: TotalMilli,
  /** What it could send without falling short itself. */
  quantityMilli: PositiveQuantityMilli,
})
export type ReorderSource = Static<typeof ReorderSource>

/** A product of which a point of sale has less than it should, with what is proposed and the figures that say why. */
export const ReorderSuggestion = Strict({
  id: Id,
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  designationEn: Nullable(Type.String()),
  designationAr: Nullable(Type.String()),
  unit: Nullable(Type.String()),
  photo: MainPhoto,
  pointOfSale: ShortItem,
  /** On hand less reserved, below zero where more was taken. */
  availableMilli: TotalMilli,
  /** On its way by transfers, drafts and those that wait included. */
  incomingMilli: TotalMilli,
  minimumMilli: PositiveQuantityMilli,
  /** Up to how much it is filled; null for the minimum. */
  targetMilli: Nullable(PositiveQuantityMilli),
  multipleMilli: Nullable(PositiveQuantityMilli),
  /** Sold there in thirty days, less what was taken back. */
  soldMilli: TotalMilli,
  /** What is missing up to the target. */
  neededMilli: TotalMilli,
  /** From where it could come, those that sell the least of it first. */
  sources: Type.Array(ReorderSource),
  /** What is left for a supplier, in whole multiples. */
  orderMilli: TotalMilli,
  /** What one cost last; null for whoever may not see costs. */
  unitCostMicro: Nullable(UnitPriceMicro),
  /** Until the end of that day nobody wants to be reminded. */
  snoozedUntil: Nullable(BusinessDate),
})
export type ReorderSuggestion = Static<typeof ReorderSuggestion>

/** What a shop should have of a product; null where the product says it, or nobody does. */
const ownFigures = {
  minimumMilli: Nullable(PositiveQuantityMilli),
  targetMilli: Nullable(PositiveQuantityMilli),
  multipleMilli: Nullable(Type.Integer({ ...PositiveQuantityMilli, minimum: 1 })),
}

/** What the points of sale that the caller may enter should have of a product, and what the product says itself. */
export const StockRules = Strict({
  minimumStockMilli: Nullable(PositiveQuantityMilli),
  rules: Type.Array(Strict({ pointOfSale: ShortItem, ...ownFigures })),
})
export type StockRules = Static<typeof StockRules>

/** Of the points of sale that are named; others stay as they are. */
export const StockRulesInput = Strict({
  rules: Type.Array(Strict({ pointOfSaleId: Id, ...ownFigures }), {
    minItems: 1,
    maxItems: 200,
    uniqueBy: 'pointOfSaleId',
  }),
})
export type StockRulesInput = Static<typeof StockRulesInput>

/** What is to be sent to a point of sale, as it is suggested at that moment: one draft for each that sends. */
export const ReorderTransfersInput = Strict({
  pointOfSaleId: Id,
  productIds: Type.Array(Id, { minItems: 1, maxItems: MOST_REORDERED, uniqueItems: true }),
})
export type ReorderTransfersInput = Static<typeof ReorderTransfersInput>

export const ReorderTransfers = Strict({
  transfers: Type.Array(Strict({ id: Id, fromName: Type.String(), lineCount: Type.Integer() })),
})
export type ReorderTransfers = Static<typeof ReorderTransfers>

/** 0 ends it. */
export const SnoozeInput = Strict({
  pointOfSaleId: Id,
  productId: Id,
  days: Type.Integer({ minimum: 0, maximum: LONGEST_SNOOZE_DAYS }),
})
export type SnoozeInput = Static<typeof SnoozeInput>
export const Snoozed = Strict({ snoozedUntil: Nullable(BusinessDate) })
export type Snoozed = Static<typeof Snoozed>

/** What a list may be narrowed to: by default, whatever is not put off. */
export const REORDER_STATES = ['snoozed'] as const

/** What points of sale run short of, and from where it could come. */
export const STOCK_REORDER = defineList({
  entity: 'stockReorder',
  path: 'stock-reorder',
  permissions: {
    read: TREASURY_READERS,
    /** What points of sale should have, and putting off. */
    write: CATALOGUE_KEEPERS,
    export: CATALOGUE_EXPORTERS,
  },
  errors: {
    /** Everything has arrived, was sent or is needed where it is by now. */
    nothingToSend: 409,
    pointOfSaleUnknown: 422,
    targetBelowMinimum: [422, 'pointOfSale'],
    quantityTooFine: [422, 'decimals'],
  },
  actions: ['rulesChanged', 'snoozed'],
  item: ReorderSuggestion,
  list: {
    searchFields: PRODUCT_LIST.searchFields,
    filters: ['pointOfSale', 'category', 'brand', 'state'],
    orders: ['designation', 'availableMilli', 'missingMilli'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    stockReorder: typeof STOCK_REORDER
  }
}
