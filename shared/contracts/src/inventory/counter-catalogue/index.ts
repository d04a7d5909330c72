import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineArea } from '../../declare.ts'
import { ROLES } from '../../roles.ts'
import {
  BusinessDate,
  Id,
  Instant,
  Nullable,
  OneOf,
  RateMilli,
  ShortItem,
  Strict,
  Text,
  TotalMilli,
  UnitPriceMicro,
} from '../../schema.ts'
import { BarcodeRule } from '../barcode-rules/index.ts'
import { CategoryColour, CategoryIcon } from '../categories/index.ts'
import { MainPhoto, MOST_BARCODES, PackQuantityMilli, PriceBasis } from '../products/index.ts'
import { TrackingNumber, TRACKINGS } from '../tracking/index.ts'
import { UnitDecimals } from '../units/index.ts'
import { VariantValueIds } from '../variants/index.ts'

/** The most products of one answer. */
export const MOST_OF_CATALOGUE = 2000

const barcodes = Type.Array(Type.String(), { maxItems: MOST_BARCODES })

/**
 * A product as a counter keeps it on its device, to find and to sell it by: what it is, and nothing that changes with
 * sales. Names of units and families, discounts and rules are in the head of the catalogue, by their ids.
 */
export const CatalogueProduct = Strict({
  id: Id,
  code: Text(40),
  designation: Text(250),
  designationEn: Nullable(Type.String()),
  designationAr: Nullable(Type.String()),
  barcodes,
  unitId: Nullable(Id),
  priceBasis: PriceBasis,
  /** With all taxes, of its own unit. */
  unitPriceMicro: UnitPriceMicro,
  vatRateMilli: RateMilli,
  isFodec: Type.Boolean(),
  categoryId: Nullable(Id),
  subcategoryId: Nullable(Id),
  tracking: OneOf(TRACKINGS),
  photo: MainPhoto,
  /** Smallest first; a price of its own is in the product's basis. */
  packs: Type.Array(
    Strict({
      id: Id,
      unitId: Id,
      quantityMilli: PackQuantityMilli,
      priceMicro: Nullable(UnitPriceMicro),
      barcodes,
    }),
  ),
  /** Those that have not ended. */
  discountIds: Type.Array(Id),
  /** Its group, with the name that all of it have in common, and its value of each attribute of the group, in their order. */
  variant: Nullable(Strict({ groupId: Id, designation: Type.String(), valueIds: VariantValueIds })),
})
export type CatalogueProduct = Static<typeof CatalogueProduct>

/** Stamps count the changes of a company's catalogue, in the order in which they were committed. */
export const CatalogueStamp = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

const Limit = Type.Integer({ minimum: 1, maximum: MOST_OF_CATALOGUE, default: MOST_OF_CATALOGUE })

export const CatalogueQuery = Strict({ after: Type.Optional(Id), limit: Type.Optional(Limit) })
export type CatalogueQuery = Static<typeof CatalogueQuery>

/** The products behind an id, in the order of ids. Changes since the stamp of the first page are asked for afterwards. */
export const CataloguePage = Strict({
  stamp: CatalogueStamp,
  products: Type.Array(CatalogueProduct),
  /** What the next page comes after; null with the last one. */
  next: Nullable(Id),
})
export type CataloguePage = Static<typeof CataloguePage>

export const CatalogueChangesQuery = Strict({
  since: CatalogueStamp,
  /** Of the products with the next stamp, those behind this one. */
  after: Type.Optional(Id),
  limit: Type.Optional(Limit),
})
export type CatalogueChangesQuery = Static<typeof CatalogueChangesQuery>

/** What was changed since a stamp; a product that was changed several times is told once, as it is now. */
export const CatalogueChanges = Strict({
  products: Type.Array(CatalogueProduct),
  /** Products that are not sold any more, or are not there. */
  gone: Type.Array(Id),
  /** From where to ask next: at once while `isMore`. */
  since: CatalogueStamp,
  after: Nullable(Id),
  isMore: Type.Boolean(),
})
export type CatalogueChanges = Static<typeof CatalogueChanges>

/** What products name by ids, and what is worked out with them. It is small, and read whole. */
export const CatalogueHead = Strict({
  fodecRateMilli: RateMilli,
  /** The rates of VAT that products may still have and that there are no more, and what is in their place today. */
  vatReplaced: Type.Array(Strict({ rateMilli: RateMilli, byMilli: RateMilli })),
  units: Type.Array(Strict({ ...ShortItem.properties, decimals: UnitDecimals })),
  categories: Type.Array(
    Strict({ ...ShortItem.properties, colour: Nullable(CategoryColour), icon: Nullable(CategoryIcon) }),
  ),
  subcategories: Type.Array(Strict({ ...ShortItem.properties, categoryId: Id })),
  /** By what variants differ, each with its values in their order. */
  attributes: Type.Array(Strict({ ...ShortItem.properties, values: Type.Array(ShortItem) })),
  /** Running and upcoming. */
  discounts: Type.Array(
    Strict({ ...ShortItem.properties, rateMilli: RateMilli, startDate: Instant, endDate: Instant }),
  ),
  /** The active ones, in the order in which they are tried. */
  barcodeRules: Type.Array(Strict({ id: Id, pattern: Type.String(), decimals: BarcodeRule.properties.decimals })),
})
export type CatalogueHead = Static<typeof CatalogueHead>

/** The most products whose stock is asked for at once. */
export const MOST_STOCK_ASKED = 100

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** `ids` are those of products, parted by commas. */
export const CounterStockQuery = Strict({
  pointOfSaleId: Id,
  ids: Type.String({ pattern: `^${ID}(,${ID}){0,${MOST_STOCK_ASKED - 1}}$` }),
})
export type CounterStockQuery = Static<typeof CounterStockQuery>

/** What counters of a point of sale can sell of products now; ids that are none of the company's are left out. */
export const CounterStock = Strict({ data: Type.Array(Strict({ id: Id, onHandMilli: TotalMilli })) })
export type CounterStock = Static<typeof CounterStock>

export const CounterLotsQuery = Strict({ pointOfSaleId: Id })
export type CounterLotsQuery = Static<typeof CounterLotsQuery>

/** No more lots are told; of more, those that expire first. */
export const MOST_COUNTER_LOTS = 2000

/** A lot of which a point of sale has some, as its counters keep it. */
export const CounterLot = Strict({
  productId: Id,
  number: TrackingNumber,
  expiresOn: Nullable(BusinessDate),
  onHandMilli: TotalMilli,
})
export type CounterLot = Static<typeof CounterLot>

/** The lots of which a point of sale has some: those that expire first come first, those that never do last. */
export const CounterLots = Strict({ data: Type.Array(CounterLot, { maxItems: MOST_COUNTER_LOTS }) })
export type CounterLots = Static<typeof CounterLots>

/** The catalogue as counters keep it, and what has changed of it since. */
export const COUNTER_CATALOGUE = defineArea({
  entity: 'counterCatalogue',
  path: 'counter-catalogue',
  permissions: { read: ROLES },
  errors: {
    /** The server knows no such stamp: it was set back, and the counter begins anew. */
    stampUnknown: 404,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    counterCatalogue: typeof COUNTER_CATALOGUE
  }
}
