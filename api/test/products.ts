import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { Caller } from './shop.ts'

let count = 0

/** A product that any company can have; every one has a code of its own. */
export function aProduct(over: Partial<ProductInput> = {}): ProductInput {
  count += 1
  return {
    code: `P-${String(count).padStart(4, '0')}`,
    designation: `Produit ${count}`,
    barcodes: [],
    location: null,
    packageQuantity: null,
    isFodec: false,
    categoryId: null,
    subcategoryId: null,
    brandId: null,
    unitId: null,
    priceBasis: 'ttc',
    price: 1.5,
    vatRate: 19,
    ...over,
  }
}

/** The same, put into the catalogue through the API. */
export async function putProduct(caller: Caller, over: Partial<ProductInput> = {}): Promise<Product> {
  return (await caller.post('products', aProduct(over))).json<Product>()
}
