import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { CATALOGUE_KEEPERS } from '../../roles.ts'
import { BusinessDate, Id, Nullable, PositiveQuantityMilli, ShortItem, Strict, TotalMilli } from '../../schema.ts'
import { TrackingNumber } from '../tracking/index.ts'

/** The most of one request: points of sale, lots of one of them, serial numbers of one of them. */
export const OPENING_LIMITS = { places: 500, lots: 50, serialNumbers: 500 } as const

/** Goods of one lot. */
export const OpeningLot = Strict({
  number: TrackingNumber,
  expiresOn: Type.Optional(Nullable(BusinessDate)),
  quantityMilli: PositiveQuantityMilli,
})
export type OpeningLot = Static<typeof OpeningLot>

/**
 * What one point of sale has already of a product: a quantity, or its lots, or its serial numbers, as the product is
 * tracked. Nothing, or a quantity of zero, posts nothing.
 */
export const OpeningPlace = Strict({
  pointOfSaleId: Id,
  quantityMilli: Type.Optional(PositiveQuantityMilli),
  lots: Type.Optional(Type.Array(OpeningLot, { maxItems: OPENING_LIMITS.lots })),
  serialNumbers: Type.Optional(Type.Array(TrackingNumber, { maxItems: OPENING_LIMITS.serialNumbers })),
})
export type OpeningPlace = Static<typeof OpeningPlace>

export const OpeningPlaces = Type.Array(OpeningPlace, { maxItems: OPENING_LIMITS.places })

export const OpeningStockInput = Strict({ openingStock: OpeningPlaces })
export type OpeningStockInput = Static<typeof OpeningStockInput>

/** Where the caller may enter, what is there of a product, and where it may still be given an opening stock. */
export const OpeningStock = Strict({
  /** Goods of it were moved anywhere in the company: how it is tracked stays as it is. */
  hasMoved: Type.Boolean(),
  places: Type.Array(Strict({ pointOfSale: ShortItem, onHandMilli: TotalMilli, isOpen: Type.Boolean() })),
})
export type OpeningStock = Static<typeof OpeningStock>

/** What was there before a product kept count, below the product's address; once for each point of sale. */
export const OPENING_STOCK = defineArea({
  entity: 'openingStock',
  path: 'products',
  permissions: { openStock: CATALOGUE_KEEPERS },
  errors: {
    onlyWhenNew: 422,
    nothing: 422,
    notAsTracked: 422,
    tooManyDecimals: [422, 'decimals'],
    tooMuch: 422,
    placeTwice: [422, 'pointOfSale'],
    lotTwice: [422, 'lot'],
    expiryMissing: [422, 'lot'],
    expiryUnexpected: [422, 'lot'],
    lotDiffers: [409, 'lot'],
    serialNumberTwice: [422, 'serialNumber'],
    serialNumberKnown: [409, 'serialNumber'],
    hasMoved: [409, 'pointOfSale'],
  },
  actions: ['posted'],
})

declare module '../../declare.ts' {
  interface Declarations {
    openingStock: typeof OPENING_STOCK
  }
}
