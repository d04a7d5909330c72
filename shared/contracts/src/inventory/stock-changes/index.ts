import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Strict, TotalMilli } from '../../schema.ts'

/** The most seconds that changes are told before the caller has to ask again, with the rights that it has by then. */
export const LONGEST_HOLD_SECONDS = 240

export const StockChangesQuery = Strict({
  /** For how many seconds changes are told, those of the last seconds first; whoever says nothing is soon answered. */
  hold: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_HOLD_SECONDS, default: 1 })),
})
export type StockChangesQuery = Static<typeof StockChangesQuery>

/** Goods of a product have moved at a point of sale. */
export const StockChange = Strict({
  productId: Id,
  pointOfSaleId: Id,
  /** What its counters can sell now, in thousandths of the product's own unit. */
  onHandMilli: TotalMilli,
})
export type StockChange = Static<typeof StockChange>

/** The data of one event of the stream. */
export interface StockChanges {
  /** Null where so much moved that it is read anew rather than told. */
  changes: readonly StockChange[] | null
}
