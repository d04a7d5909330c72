import type { PackInput, Product } from '@comptoir/contracts/inventory/products'

/** What the form holds of a pack. A new one has no id; what is chosen or typed may be missing. */
export interface PackValues {
  packId: string | null
  unitId: string | null
  /** Of its unit, which may be inactive and so not among those that are offered. */
  name: string | null
  quantityMilli: number | null
  /** Null: what it holds at the product's price. */
  price: number | null
  barcodes: string[]
}

export const NEW_PACK: PackValues = {
  packId: null,
  unitId: null,
  name: null,
  quantityMilli: null,
  price: null,
  barcodes: [],
}

export function packValuesOf({ packs }: Product): PackValues[] {
  return packs.map(({ id, ...pack }) => ({ ...pack, packId: id }))
}

/** Those of a product that is made after another one: barcodes are its own, and prices for who may set them. */
export function copiedPacks(product: Product, maySetPrice: boolean): PackValues[] {
  return packValuesOf(product).map((pack) => ({
    ...pack,
    packId: null,
    barcodes: [],
    price: maySetPrice ? pack.price : null,
  }))
}

/** As it is sent; what is missing becomes what the contract refuses as missing. */
export function packInputOf({ packId, unitId, quantityMilli, price, barcodes }: PackValues): PackInput {
  return {
    ...(packId === null ? {} : { id: packId }),
    unitId: unitId as string,
    quantityMilli: quantityMilli ?? Number.NaN,
    price,
    barcodes,
  }
}
