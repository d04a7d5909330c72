import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineList } from '../../declare.ts'
import { BusinessDate, Id, Nullable, OneOf, Strict, TotalMilli, TotalMinor, UnitPriceMicro } from '../../schema.ts'
import { MainPhoto, PRODUCT_LIST } from '../products/index.ts'
import { StockPlace } from '../stock-levels/index.ts'

/** What one place has of a lot. */
export const StockLot = Strict({
  /** Of the lot and its place. */
  id: Id,
  lotId: Id,
  number: Type.String(),
  /** Null for one that does not expire. */
  expiresOn: Nullable(BusinessDate),
  productId: Id,
  code: Type.String(),
  designation: Type.String(),
  designationEn: Nullable(Type.String()),
  designationAr: Nullable(Type.String()),
  unit: Nullable(Type.String()),
  photo: MainPhoto,
  place: StockPlace,
  /** Below zero where more of it was taken than there was. */
  onHandMilli: TotalMilli,
  /** The average of its product there; null for whoever may not see it, as the value, and where nobody has said a cost. */
  averageCostMicro: Nullable(UnitPriceMicro),
  valueMinor: Nullable(TotalMinor),
})
export type StockLot = Static<typeof StockLot>

/** How near the expiry date of lots is: over, or so many days away at most. A lot is still good on its date. */
export const EXPIRY_TERMS = ['expired', '7', '30', '90'] as const
export type ExpiryTerm = (typeof EXPIRY_TERMS)[number]

/** How many lots of a place expire by each term, and what is there of them is worth; each term is counted by itself. */
export const LotTerms = Strict({
  terms: Type.Array(
    Strict({
      term: OneOf(EXPIRY_TERMS),
      lotCount: Type.Integer(),
      /** Null for whoever may not see values. */
      valueMinor: Nullable(TotalMinor),
    }),
  ),
})
export type LotTerms = Static<typeof LotTerms>

/** Lots by place, those that expire first at the top; read and exported with the rights to stock levels. */
export const STOCK_LOTS = defineList({
  entity: 'stockLot',
  path: 'stock-lots',
  item: StockLot,
  list: {
    searchFields: PRODUCT_LIST.searchFields,
    filters: ['pointOfSale', 'location', 'category', 'brand', 'term'],
    orders: ['expiresOn', 'designation', 'onHand'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    stockLot: typeof STOCK_LOTS
  }
}
