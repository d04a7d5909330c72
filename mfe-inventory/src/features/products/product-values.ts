import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'

/** What the form holds of a product, under the names of the contract. Numbers may be missing while they are typed. */
export type ProductValues = Required<Omit<ProductInput, 'id' | 'price' | 'vatRate'>> & {
  price: number | null
  /** The text of one of the company's rates in percent, as a select holds it. */
  vatRate: string | null
  /** Photos that wait for a new product to be saved: unsaved work like the rest. */
  newPhotos: number
}

/**
 * A shop sells at the price on the shelf: a new product's price is tax-included until somebody says otherwise. From somebody
 * who may not set prices it comes without one.
 */
export function newProduct(vatRate: number | null, maySetPrice: boolean): ProductValues {
  return {
    designation: '',
    designationEn: null,
    designationAr: null,
    code: '',
    barcodes: [],
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
    isActive: true,
    newPhotos: 0,
  }
}

/**
 * What a new product begins with that is made after another one: all of it but what tells them apart, code and barcodes.
 * From somebody who may not set prices it comes without price, and with the rates of any new product.
 */
export function copyOf(product: Product, blank: ProductValues, maySetPrice: boolean): ProductValues {
  const { priceBasis, price, vatRate, isFodec } = maySetPrice ? valuesOf(product) : blank
  return { ...valuesOf(product), code: '', barcodes: [], isActive: true, priceBasis, price, vatRate, isFodec }
}

export function valuesOf(product: Product): ProductValues {
  const { designation, code, barcodes, priceBasis, isFodec, location, packageQuantity, isActive } = product
  return {
    designation,
    designationEn: product.designationEn,
    designationAr: product.designationAr,
    code,
    barcodes,
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
    isActive,
    newPhotos: 0,
  }
}

/**
 * As it is sent. A number that is missing becomes one that the contract refuses as missing; who may not see costs leaves
 * the purchase price as it is.
 */
export function inputOf(
  { price, vatRate, purchasePrice, newPhotos: _, ...values }: ProductValues,
  maySeeCost: boolean,
): ProductInput {
  const cost = maySeeCost ? { purchasePrice } : {}
  return { ...values, ...cost, price: price ?? Number.NaN, vatRate: vatRate === null ? Number.NaN : Number(vatRate) }
}
