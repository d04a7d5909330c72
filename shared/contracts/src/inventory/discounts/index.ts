export * from './rules.ts'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, OptionalText, ShortItem, Strict } from '../../schema.ts'
import { PRODUCT_LIST } from '../products/index.ts'
import { defineResource } from '../../declare.ts'
import { ALL_BUT_STOCK, EXPORTERS, MANAGERS } from '../../roles.ts'

/** Largest body of a discount: five thousand whole product objects, or all the products that it holds by their ids. */
export const DISCOUNT_BODY_MEBIBYTES = 8
/** No discount holds more products. */
export const DISCOUNT_MOST_PRODUCTS = 100_000
/** Characters of its name. */
export const DISCOUNT_NAME_LENGTH = 120

/** A product as the caller has it: only its id counts, whatever else it carries is accepted and dropped. */
const ChosenProduct = Type.Object({ id: Id }, { dropsOthers: true })

const FilterValue = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  Type.Null(),
])

/** The fields that the product list is searched in. */
const ProductField = Type.Unsafe<string>(OneOf(PRODUCT_LIST.searchFields))

/** The filters of the product list, by the same names. */
const ProductFilter = Type.Unsafe<Record<string, Static<typeof FilterValue>>>(
  Strict(Object.fromEntries(PRODUCT_LIST.filters.map((name) => [name, Type.Optional(FilterValue)]))),
)

/** All products that a search and filters of the product list find, but for some: how thousands are chosen in one line. */
export const ProductSelection = Strict({
  search: Type.Optional(
    Nullable(
      Strict({
        text: Type.String({ maxLength: 200 }),
        fields: Type.Optional(Type.Array(ProductField, { maxItems: 20 })),
      }),
    ),
  ),
  filter: Type.Optional(ProductFilter),
  except: Type.Optional(Type.Array(Id, { maxItems: DISCOUNT_MOST_PRODUCTS })),
})
export type ProductSelection = Static<typeof ProductSelection>

/** Which products are meant: those named, those that a selection finds, or both together. */
const choice = {
  products: Type.Optional(Type.Array(ChosenProduct, { maxItems: DISCOUNT_MOST_PRODUCTS })),
  selection: Type.Optional(ProductSelection),
}

/**
 * What a discount is created and changed from. Dates are instants; a bare `YYYY-MM-DD` is 00:00 in the company's zone.
 * The shape is checked here, the rules by `discountFaults`, so that each is refused in the words of its own.
 */
export const DiscountInput = Strict({
  id: Type.Optional(Id),
  name: Type.String({ maxLength: DISCOUNT_NAME_LENGTH }),
  startDate: Type.String({ maxLength: 40 }),
  endDate: Type.String({ maxLength: 40 }),
  /** In percent, in steps of 0.1. */
  pourcentage: Type.Number(),
  /** Left out, it stays as it is; a new discount is none. */
  isSeasonalSale: Type.Optional(Type.Boolean()),
  ...choice,
})
export type DiscountInput = Static<typeof DiscountInput>

/** A product as a discount names it. */
export const DiscountProduct = Strict({
  id: Id,
  code: Type.String(),
  designation: Type.String(),
  category: Nullable(ShortItem),
  brand: Nullable(ShortItem),
  priceHt: Type.Number(),
  location: OptionalText(80),
  packageQuantity: Nullable(Type.Integer()),
  createdBy: Nullable(Type.String()),
})
export type DiscountProduct = Static<typeof DiscountProduct>

const fields = { id: Id, name: Type.String(), startDate: Instant, endDate: Instant, pourcentage: Type.Number() }

/** A seasonal sale ("soldes") in the sense of Tunisian law 98-40, not just a promotion. */
const isSeasonalSale = Type.Boolean()

/** One discount, with its products unless the caller said `?products=false`. */
export const Discount = Strict({
  ...fields,
  isSeasonalSale,
  productCount: Type.Integer(),
  products: Type.Optional(Type.Array(DiscountProduct)),
  version: Type.Integer(),
})
export type Discount = Static<typeof Discount>
export const DiscountQuery = Strict({ products: Type.Optional(Type.Boolean({ default: true })) })

/** Another discount on some of the same products at some of the same time. For each product the higher percentage applies. */
const OtherDiscount = Strict(fields)

/** A line of the list: `overlaps` are those that meet it, the highest percentage first, at most three of `overlapCount`. */
export const DiscountRow = Strict({
  ...fields,
  isSeasonalSale,
  productCount: Type.Integer(),
  version: Type.Integer(),
  overlapCount: Type.Integer(),
  overlaps: Type.Array(OtherDiscount),
})
export type DiscountRow = Static<typeof DiscountRow>

/** The total of a list of discounts is exact up to here. */
export const DISCOUNT_COUNT_CAP = 100_000

/** Asked before a discount is saved: which others would meet it. `id` is the discount itself, when it exists. */
export const DiscountOverlapQuery = Strict({
  id: Type.Optional(Id),
  startDate: Type.String({ maxLength: 40 }),
  endDate: Type.String({ maxLength: 40 }),
  ...choice,
})
export type DiscountOverlapQuery = Static<typeof DiscountOverlapQuery>
/** The others that would meet it, and how many of the chosen products each holds; the highest percentage first. */
export const DiscountOverlap = Strict({ ...fields, productCount: Type.Integer() })
export type DiscountOverlap = Static<typeof DiscountOverlap>
export const DiscountOverlaps = Strict({ data: Type.Array(DiscountOverlap) })
export type DiscountOverlaps = Static<typeof DiscountOverlaps>

/** A percentage off some products from one instant to another. */
export const DISCOUNTS = defineResource({
  entity: 'discount',
  path: 'discounts',
  permissions: { read: ALL_BUT_STOCK, write: MANAGERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    nameTaken: [409, 'name'],
    nameRequired: 422,
    startRequired: 422,
    endRequired: 422,
    periodEmpty: 422,
    percentageOutOfRange: 422,
    productsRequired: 422,
    productUnknown: 422,
    tooManyProducts: [422, 'maxProducts', 'products'],
  },
  item: Discount,
  input: DiscountInput,
  row: DiscountRow,
  list: {
    searchFields: ['name'],
    filters: ['brand', 'category', 'subCategory', 'status'],
    orders: ['name', 'startDate', 'endDate', 'pourcentage', 'products', 'status'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    discount: typeof DISCOUNTS
  }
}
