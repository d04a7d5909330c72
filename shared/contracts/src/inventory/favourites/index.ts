import * as Type from 'typebox'
import type { Static } from 'typebox'
import { FAVOURITES_AT } from '../../addresses.ts'
import { defineArea } from '../../declare.ts'
import { Id, Strict } from '../../schema.ts'

/** The most favourites of a point of sale. */
export const MOST_FAVOURITES = 60

/** A product that counters show first; `withVariants` shows it as one with its whole group, where it is in one. */
export const Favourite = Strict({ productId: Id, withVariants: Type.Boolean() })
export type Favourite = Static<typeof Favourite>

export const FavouritesQuery = Strict({ pointOfSaleId: Id })

/** In their order. */
export const Favourites = Strict({ data: Type.Array(Favourite, { maxItems: MOST_FAVOURITES }) })
export type Favourites = Static<typeof Favourites>

/** All of them, in the order that they shall have, and the products of those that were there before. */
export const FavouritesInput = Strict({
  pointOfSaleId: Id,
  favourites: Type.Array(Favourite, { maxItems: MOST_FAVOURITES }),
  before: Type.Array(Id, { maxItems: MOST_FAVOURITES }),
})
export type FavouritesInput = Static<typeof FavouritesInput>

/** What counters of a point of sale show while nothing is asked for. Who may read or write products may do so with them. */
export const FAVOURITES = defineArea({
  entity: 'favourite',
  path: FAVOURITES_AT.path,
  errors: {
    /** Somebody else has changed them since they were read. */
    stale: 409,
    /** No product of the company, or one that is there twice. */
    productsUnfit: 422,
  },
  actions: ['changed'],
})

declare module '../../declare.ts' {
  interface Declarations {
    favourite: typeof FAVOURITES
  }
}
