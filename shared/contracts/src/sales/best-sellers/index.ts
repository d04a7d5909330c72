import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BEST_SELLERS_AT } from '../../addresses.ts'
import { Id, Instant, Strict } from '../../schema.ts'

/** How many days are looked at, back from now. */
export const BEST_SELLERS_DAYS = 30

/** No more products are told. */
export const MOST_BEST_SELLERS = 40

export const BestSellersQuery = Strict({ pointOfSaleId: Id })

/** What a point of sale sold most often since an instant, the most frequent first, without a figure. */
export const BestSellers = Strict({
  since: Instant,
  readAt: Instant,
  productIds: Type.Array(Id, { maxItems: MOST_BEST_SELLERS }),
})
export type BestSellers = Static<typeof BestSellers>

/** `GET best-sellers`: what counters of a point of sale offer beside its favourites, for whoever sells there. */
export const BEST_SELLERS = { path: BEST_SELLERS_AT.path, item: BestSellers } as const
