import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompanyQuery, useShortList } from '@comptoir/platform'

const NONE: readonly ShortItem[] = []

/** What products are grouped by, for filters. Subcategories are those of the one category that is named, else all. */
export function useFamilies(
  categoryId: string | null,
): Record<'category' | 'brand' | 'subCategory', readonly ShortItem[]> {
  const searchParams = categoryId === null ? undefined : new URLSearchParams({ categoryId })
  return {
    category: useShortList(CATEGORIES).data ?? NONE,
    brand: useShortList(BRANDS).data ?? NONE,
    subCategory: useCompanyQuery<ShortItem[]>(SUBCATEGORIES, [], { searchParams }).data ?? NONE,
  }
}
