import { type CategoryPalette, colourOf, PALETTE_OF } from '@comptoir/contracts/category-colours'
import type { CategoryIcon } from '@comptoir/contracts/inventory/categories'
import type { CatalogueHead } from '@comptoir/contracts/inventory/counter-catalogue'
import type { ShortItem } from '@comptoir/contracts/schema'

/** A category that has something to sell. */
export interface ShelfCategory extends ShortItem {
  palette: CategoryPalette
  icon: CategoryIcon | null
  /** Those that have something. */
  subcategories: readonly ShortItem[]
}

/** The categories and their subcategories that have something, by name as the server sorts them. */
export function shelfCategories(
  { categories, subcategories }: Pick<CatalogueHead, 'categories' | 'subcategories'>,
  has: (familyId: string) => boolean,
): ShelfCategory[] {
  return categories.flatMap((category) => {
    const inner = subcategories.filter(({ id, categoryId }) => categoryId === category.id && has(id))
    if (inner.length === 0 && !has(category.id)) return []
    const { id, name, icon } = category
    return [{ id, name, icon, palette: PALETTE_OF[colourOf(category)], subcategories: inner }]
  })
}

/** A subcategory alone, or a category with its subcategories. */
export function familyIds({ subcategories }: Pick<CatalogueHead, 'subcategories'>, id: string): ReadonlySet<string> {
  return new Set([id, ...subcategories.filter(({ categoryId }) => categoryId === id).map((inner) => inner.id)])
}
