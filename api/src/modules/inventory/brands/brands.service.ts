import type { Brand, BrandInput } from '@comptoir/contracts/inventory/brands'
import { DomainError } from '../../../platform/errors.ts'
import { useCasesOf } from '../../../platform/resource/use-cases.ts'
import { findBrand } from './brands.queries.ts'
import { deleteBrand, insertBrand, updateBrand } from './brands.repository.ts'

/** A brand that products have stays: it can be made inactive. */
export const brandUseCases = useCasesOf<Brand, BrandInput>({
  entity: 'brand',
  notFound: 'brand.notFound',
  find: findBrand,
  insert: insertBrand,
  update: updateBrand,
  delete: deleteBrand,
  beforeRemove: (_ctx, { productCount }) => {
    if (productCount > 0) throw new DomainError('brand.inUse', { products: productCount })
  },
})
