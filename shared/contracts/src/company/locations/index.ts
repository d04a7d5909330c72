import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, OneOf, Strict, Text } from '../../schema.ts'
import { defineArea } from '../../declare.ts'
import { POINTS_OF_SALE } from '../points-of-sale/index.ts'

/** What the counter sells from; where goods wait; goods that may not be sold. A point of sale has exactly one shop. */
export const LOCATION_KINDS = ['shop', 'depot', 'quarantine'] as const
export const LocationKind = OneOf(LOCATION_KINDS)
export type LocationKind = Static<typeof LocationKind>

/** Longest name of a location, in characters. */
export const LONGEST_LOCATION_NAME = 80

/** What a change does not say of activity stays as it is. */
export const StockLocationInput = Strict({
  id: Type.Optional(Id),
  name: Text(LONGEST_LOCATION_NAME),
  kind: LocationKind,
  isActive: Type.Optional(Type.Boolean()),
})
export type StockLocationInput = Static<typeof StockLocationInput>

export const StockLocation = Strict({
  id: Id,
  pointOfSaleId: Id,
  name: Type.String(),
  kind: LocationKind,
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type StockLocation = Static<typeof StockLocation>
export const StockLocationList = Type.Array(StockLocation)

const locations = defineArea({
  entity: 'location',
  path: 'locations',
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    inUse: [409, 'products', 'imports', 'adjustments', 'counts'],
    /** Goods are to leave it, or to arrive there. */
    inTransfers: [409, 'transfers'],
    /** The shop stays one, active, as long as its point of sale. */
    shopStays: 409,
    oneShop: 409,
    /** Goods would count otherwise without having moved. */
    kindStays: [409, 'products'],
  },
})

/** Where the goods of a point of sale are, below its address. Whoever may see or change it may see or change them. */
export const LOCATIONS = { ...locations, item: StockLocation, input: StockLocationInput } as const

/** The same at the address where those of one point of sale are. */
export function locationsOf(pointOfSaleId: string) {
  return { ...LOCATIONS, path: `${POINTS_OF_SALE.path}/${pointOfSaleId}/${LOCATIONS.path}` }
}

declare module '../../declare.ts' {
  interface Declarations {
    location: typeof LOCATIONS
  }
}
