import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { api, companyPath } from '@comptoir/platform'

/** What shows products: their own lists, and the counts of how they are grouped and measured. */
export const SHOWS_PRODUCTS = ['products', 'brands', 'units'] as const

/** `id` is made by the form, so that sending twice creates once. */
export function createProduct(input: ProductInput & { id: string }): Promise<Product> {
  return api.post<Product>(companyPath('products'), input, { idempotencyKey: input.id })
}

export function updateProduct(id: string, input: ProductInput, version: number): Promise<Product> {
  return api.put<Product>(companyPath('products', id), input, { version })
}

export function removeProduct({ id, version }: Product): Promise<undefined> {
  return api.delete(companyPath('products', id), { version })
}
