import type { Product, ProductInput } from '@comptoir/contracts'
import { api, companyPath } from '@comptoir/platform'

/** `id` is made by the form, so that sending twice creates once. */
export function createProduct(input: ProductInput & { id: string }): Promise<Product> {
  return api.post<Product>(companyPath('products'), input, { idempotencyKey: input.id })
}

export function updateProduct(id: string, input: ProductInput, version: number): Promise<Product> {
  return api.put<Product>(companyPath('products', id), input, { version })
}

export function removeProduct(id: string): Promise<undefined> {
  return api.delete(companyPath('products', id))
}
