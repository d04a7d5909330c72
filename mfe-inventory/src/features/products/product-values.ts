import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { copiedPacks, packInputOf, packValuesOf, type PackValues } from './packs/pack-values.ts'
import { placesOf, type OpeningPlaceValues } from './stock/opening-values.ts'

/** What the form holds of a product, under the names of the contract. Numbers may be missing while they are typed. */
export type ProductValues = Required<Omit<ProductInput, 'id' | 'price' | 'vatRate' | 'openingStock' | 'packs'>> & {
  packs: PackValues[]
  price: number | null
  /** The text of one of the company's rates in percent, as a select holds it. */
  vatRate: string | null
  /** What is there already of a new product, by point of sale; nothing of one that is saved. */
  openingStock: OpeningPlaceValues[]
  /** Photos that wait for a new product to be saved: unsaved work like the rest. */
  newPhotos: number
}

/**
 * A shop sells at the price on the shelf: a new product's price is tax-included until somebody says otherwise. From somebody
 * who may not set prices it comes without one.
 */
export function newProduct(
  vatRate: number | null,
  maySetPrice: boolean,
  openingStock: OpeningPlaceValues[] = [],
): ProductValues {
  return {
    designation: '',
    designationEn: null,
    designationAr: null,
    code: '',
    barcodes: [],
    packs: [],
    categoryId: null,
    subcategoryId: null,
    brandId: null,
    unitId: null,
    priceBasis: 'ttc',
    price: maySetPrice ? null : 0,
    vatRate: vatRate === null ? null : String(vatRate),
    isFodec: false,
    location: null,
    packageQuantity: null,
    purchasePrice: null,
    minimumStockMilli: null,
    tracking: 'none',
    lotsExpire: false,
    shelfLifeDays: null,
    warrantyMonths: null,
    openingStock,
    isActive: true,
    newPhotos: 0,
  }
}

/**
 * What a new product begins with that is made after another one: all of it but what tells them apart, code and barcodes,
 * those of its packs too, and its stock.
 * From somebody who may not set prices it comes without price, and with the rates of any new product; it is tracked alike
 * where the company still tracks so.
 */
export function copyOf(
  product: Product,
  blank: ProductValues,
  { maySetPrice, usesLots }: { maySetPrice: boolean; usesLots: boolean },
): ProductValues {
  const { priceBasis, price, vatRate, isFodec } = maySetPrice ? valuesOf(product) : blank
  const tracking = product.tracking === 'lots' && !usesLots ? 'none' : product.tracking
  const packs = copiedPacks(product, maySetPrice)
  const own = { code: '', barcodes: [], packs, isActive: true, openingStock: blank.openingStock }
  return { ...valuesOf(product), ...own, tracking, priceBasis, price, vatRate, isFodec }
}

export function valuesOf(product: Product): ProductValues {
  const { designation, code, barcodes, priceBasis, isFodec, location, packageQuantity, isActive } = product
  return {
    designation,
    designationEn: product.designationEn,
    designationAr: product.designationAr,
    code,
    barcodes,
    packs: packValuesOf(product),
    categoryId: product.category?.id ?? null,
    subcategoryId: product.subcategory?.id ?? null,
    brandId: product.brand?.id ?? null,
    unitId: product.unit?.id ?? null,
    priceBasis,
    price: priceBasis === 'ht' ? product.priceHt : product.priceTtc,
    vatRate: String(product.vatRate),
    isFodec,
    location,
    packageQuantity,
    purchasePrice: product.purchasePrice,
    minimumStockMilli: product.minimumStockMilli,
    tracking: product.tracking,
    lotsExpire: product.lotsExpire,
    shelfLifeDays: product.shelfLifeDays,
    warrantyMonths: product.warrantyMonths,
    openingStock: [],
    isActive,
    newPhotos: 0,
  }
}

/**
 * As it is sent. A number that is missing becomes one that the contract refuses as missing; who may not see costs leaves
 * the purchase price as it is.
 */
export function inputOf(
  { price, vatRate, purchasePrice, openingStock, packs, newPhotos: _, ...values }: ProductValues,
  maySeeCost: boolean,
): ProductInput {
  const cost = maySeeCost ? { purchasePrice } : {}
  const lotsExpire = values.tracking === 'lots' && values.lotsExpire
  const tracked = { lotsExpire, shelfLifeDays: lotsExpire ? values.shelfLifeDays : null }
  const warrantyMonths = values.tracking === 'serialNumbers' ? values.warrantyMonths : null
  const places = placesOf(openingStock, { tracking: values.tracking, lotsExpire })
  const opening = places.length > 0 ? { openingStock: places } : {}
  return {
    ...values,
    ...cost,
    ...tracked,
    warrantyMonths,
    ...opening,
    packs: packs.map(packInputOf),
    price: price ?? Number.NaN,
    vatRate: vatRate === null ? Number.NaN : Number(vatRate),
  }
}
