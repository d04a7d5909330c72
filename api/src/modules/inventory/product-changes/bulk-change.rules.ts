import type { BulkChangeInput, ProductFields } from '@comptoir/contracts/inventory/product-changes'
import type { KnownProduct } from '../products/index.ts'

/** What an action on many products writes of one of them, and what that was before; empty where it is so already. */
export function bulkEditOf(
  known: KnownProduct,
  { categoryId, brandId, isActive }: BulkChangeInput['change'],
): { fields: ProductFields; before: ProductFields } {
  const present = {
    categoryId: known.category?.id ?? null,
    brandId: known.brand?.id ?? null,
    isActive: known.isActive,
  }
  const edit: { fields: ProductFields; before: ProductFields } = { fields: {}, before: {} }
  const { fields, before } = edit
  if (categoryId !== undefined && categoryId !== present.categoryId) {
    fields.categoryId = categoryId
    before.categoryId = present.categoryId
    // A subcategory belongs to its category.
    if (known.subcategoryId !== null) {
      fields.subcategoryId = null
      before.subcategoryId = known.subcategoryId
    }
  }
  if (brandId !== undefined && brandId !== present.brandId) {
    fields.brandId = brandId
    before.brandId = present.brandId
  }
  if (isActive !== undefined && isActive !== present.isActive) {
    fields.isActive = isActive
    before.isActive = present.isActive
  }
  return edit
}
