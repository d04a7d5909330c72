import type { Brand, BrandInput } from '@comptoir/contracts/inventory/brands'
import { api, companyPath } from '@comptoir/platform'

/** What shows brands: their own lists, and the products that carry their names. */
export const SHOWS_BRANDS = ['brands', 'products'] as const

export function readBrand({ id }: Brand): Promise<Brand> {
  return api.get<Brand>(companyPath('brands', id))
}

/** `id` is made by the form, so that sending twice creates once. */
export function createBrand(input: BrandInput & { id: string }): Promise<Brand> {
  return api.post<Brand>(companyPath('brands'), input, { idempotencyKey: input.id })
}

export function updateBrand({ id, version }: Brand, input: BrandInput): Promise<Brand> {
  return api.put<Brand>(companyPath('brands', id), input, { version })
}

export function removeBrand({ id, version }: Brand): Promise<undefined> {
  return api.delete(companyPath('brands', id), { version })
}
