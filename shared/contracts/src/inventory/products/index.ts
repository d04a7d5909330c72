import * as Type from 'typebox'
import type { Static } from 'typebox'
import {
  Id,
  Instant,
  Nullable,
  OptionalText,
  Percent,
  PositiveQuantityMilli,
  QuantityMilli,
  RateMilli,
  ShortItem,
  Strict,
  Text,
  TotalMilli,
  UnitPriceMicro,
  OneOf,
} from '../../schema.ts'
import { OpeningPlaces } from '../opening-stock/index.ts'
import { trackingFields, trackingInput } from '../tracking/index.ts'
import { VariantOf } from '../attributes/index.ts'
import { UnitDecimals } from '../units/index.ts'
import { PRODUCTS_AT } from '../../addresses.ts'
import { defineResource } from '../../declare.ts'
import { CATALOGUE_EXPORTERS, CATALOGUE_KEEPERS, MANAGERS, ROLES } from '../../roles.ts'
import { CounterPack, Pack, PackInputs } from './packs.ts'
import { Barcode, UnitPrice } from './parts.ts'

export * from './packs.ts'
export { Barcode, UnitPrice } from './parts.ts'

/** Which of the two prices is the one a person set; the other is computed from it. */
export const PriceBasis = Type.Union([Type.Literal('ht'), Type.Literal('ttc')])
export type PriceBasis = Static<typeof PriceBasis>

/** The longest warranty, in months. */
export const MOST_WARRANTY_MONTHS = 120
const WarrantyMonths = Type.Integer({ minimum: 1, maximum: MOST_WARRANTY_MONTHS })

/** The most barcodes that a product has. */
export const MOST_BARCODES = 20

const fields = {
  code: Text(40),
  designation: Text(250),
  barcodes: Type.Array(Barcode, { maxItems: MOST_BARCODES, uniqueItems: true }),
  location: OptionalText(80),
  packageQuantity: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  isFodec: Type.Boolean(),
}

/** Left out, each stays as it is. */
const optional = {
  /** The designation in other languages. */
  designationEn: Type.Optional(OptionalText(250)),
  designationAr: Type.Optional(OptionalText(250)),
  /** What a unit is bought at, before taxes. Needs the right to see costs. */
  purchasePrice: Type.Optional(Nullable(UnitPrice)),
  /** The stock below which a point of sale runs short of it. */
  minimumStockMilli: Type.Optional(Nullable(PositiveQuantityMilli)),
  ...trackingInput,
  /** For how long after the sale a piece with a serial number has a warranty. A sale keeps what it was then. */
  warrantyMonths: Type.Optional(Nullable(WarrantyMonths)),
  /** All of them: one that is not named is no longer sold. Their prices need the right to set prices. */
  packs: Type.Optional(PackInputs),
}

export const ProductInput = Strict({
  id: Type.Optional(Id),
  ...fields,
  ...optional,
  categoryId: Nullable(Id),
  subcategoryId: Nullable(Id),
  brandId: Nullable(Id),
  unitId: Nullable(Id),
  priceBasis: PriceBasis,
  price: UnitPrice,
  vatRate: Percent,
  isActive: Type.Optional(Type.Boolean()),
  /** What is there already of a new product. Later, stock changes by movements. */
  openingStock: Type.Optional(OpeningPlaces),
})
export type ProductInput = Static<typeof ProductInput>

/** The discount that applies to a product at this moment: of those that run, the one with the highest rate. */
export const RunningDiscount = Strict({
  id: Id,
  name: Type.String(),
  rateMilli: RateMilli,
  startDate: Instant,
  endDate: Instant,
})
export type RunningDiscount = Static<typeof RunningDiscount>

/** The address of the main photo, to which a size is added (`photoAddress`); null where there is none. */
export const MainPhoto = Nullable(Type.String())

export const Product = Strict({
  id: Id,
  ...fields,
  code: Type.String(),
  designation: Type.String(),
  designationEn: Nullable(Type.String()),
  designationAr: Nullable(Type.String()),
  /** Of its own unit. */
  barcodes: Type.Array(Type.String()),
  packs: Type.Array(Pack),
  category: Nullable(ShortItem),
  subcategory: Nullable(ShortItem),
  brand: Nullable(ShortItem),
  unit: Nullable(ShortItem),
  priceBasis: PriceBasis,
  priceHt: Type.Number(),
  priceTtc: Type.Number(),
  vatRate: Type.Number(),
  /** Null for who may not see costs, too. */
  purchasePrice: Nullable(Type.Number()),
  minimumStockMilli: Nullable(PositiveQuantityMilli),
  ...trackingFields,
  warrantyMonths: Nullable(WarrantyMonths),
  onHandMilli: TotalMilli,
  discount: Nullable(RunningDiscount),
  photo: MainPhoto,
  variant: Nullable(VariantOf),
  isActive: Type.Boolean(),
  createdBy: Nullable(Type.String()),
  version: Type.Integer(),
})
export type Product = Static<typeof Product>

/** What the counter needs to sell a product: the tax-included price in millionths, its rates and the stock on hand here. */
export const CounterProduct = Strict({
  id: Id,
  code: Type.String(),
  designation: Type.String(),
  /** Its names in other languages, where it has them. */
  designationEn: Type.Optional(Type.String()),
  designationAr: Type.Optional(Type.String()),
  barcodes: Type.Array(Type.String()),
  unit: Nullable(Type.String()),
  /** How many decimals a quantity of it may have. */
  unitDecimals: UnitDecimals,
  unitPriceMicro: UnitPriceMicro,
  vatRateMilli: RateMilli,
  fodecRateMilli: RateMilli,
  onHandMilli: TotalMilli,
  discount: Nullable(RunningDiscount),
  photo: MainPhoto,
  /** The further units that it is sold by, smallest first. */
  packs: Type.Array(CounterPack),
  /** What its pieces are known by, where they are. */
  tracking: Type.Optional(OneOf(['lots', 'serialNumbers'])),
  /** The pack whose barcode was asked for. */
  packId: Type.Optional(Id),
  /** How much of it the barcode says that was asked for: its weight, or its price divided by that of a unit. */
  quantityMilli: Type.Optional(QuantityMilli),
})
export type CounterProduct = Static<typeof CounterProduct>

/** `barcode` looks for that exact code, or what the barcode rules read in it; `text` for words in designation, code and barcodes. Best match first. */
export const FindProductsQuery = Strict({
  pointOfSaleId: Id,
  text: Type.Optional(Type.String({ maxLength: 200 })),
  barcode: Type.Optional(Type.String({ maxLength: 32 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})
export const CounterProducts = Strict({ data: Type.Array(CounterProduct) })

export const PRODUCT_LIST = {
  searchFields: ['designation', 'code', 'barcode', 'category', 'brand', 'location'],
  filters: ['category', 'subCategory', 'brand', 'discount', 'pointOfSale', 'variantGroup', 'isActive'],
  orders: ['designation', 'code', 'priceHt'],
} as const

/** Ids of all products that a search and filters find, for choosing them in one step. */
export const ProductIds = Strict({ data: Type.Array(Id) })
export type ProductIds = Static<typeof ProductIds>

/** Totals are exact up to here: counting a million rows takes longer than reading a page of them. */
export const PRODUCT_COUNT_CAP = 10_000

export const VAT_RATES = { path: 'vat-rates' } as const
export const VatRateList = Type.Array(Strict({ rate: Percent, isDefault: Type.Boolean() }))
export type VatRateList = Static<typeof VatRateList>

/** What is sold. */
export const PRODUCTS = defineResource({
  entity: 'product',
  path: PRODUCTS_AT.path,
  permissions: {
    read: ROLES,
    write: CATALOGUE_KEEPERS,
    /** Also VAT and FODEC, which make the price; an import sets all of them. */
    setPrice: MANAGERS,
    import: MANAGERS,
    export: CATALOGUE_EXPORTERS,
    seeCost: ['administrator', 'manager', 'stockKeeper', 'accountant'],
  },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    barcodeTaken: [409, 'barcode'],
    inUse: [409, 'sales', 'movements', 'transfers', 'counts'],
    vatRateUnknown: [422, 'vatRate'],
    tooManyDecimals: [422, 'decimals'],
    packUnknown: 422,
    packTwice: [422, 'unit'],
    packTooFine: [422, 'unit', 'decimals'],
  },
  item: Product,
  input: ProductInput,
  list: PRODUCT_LIST,
})

declare module '../../declare.ts' {
  interface Declarations {
    product: typeof PRODUCTS
  }
}
