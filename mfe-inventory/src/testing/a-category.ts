import type { Category } from '@comptoir/contracts/inventory/categories'
import type { Subcategory } from '@comptoir/contracts/inventory/subcategories'
import { newId } from '@comptoir/platform'

/** A category that some products carry; name only what the test is about. */
export function aCategory(given: Partial<Category> = {}): Category {
  return {
    id: newId(),
    name: 'Boissons',
    colour: 'blue',
    icon: 'drink',
    isActive: true,
    subcategoryCount: 3,
    productCount: 12,
    version: 4,
    ...given,
  }
}

/** The same inside a category. */
export function aSubcategory(given: Partial<Subcategory> = {}): Subcategory {
  return {
    id: newId(),
    name: 'Jus',
    category: { id: newId(), name: 'Boissons' },
    isActive: true,
    productCount: 12,
    version: 4,
    ...given,
  }
}
