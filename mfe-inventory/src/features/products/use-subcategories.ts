import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompanyQuery } from '@comptoir/platform'

const NONE: readonly ShortItem[] = []

/** The subcategories of one category, or of all when none is named. */
export function useSubcategories(categoryId: string | null, isEnabled = true): readonly ShortItem[] {
  const searchParams = categoryId === null ? undefined : new URLSearchParams({ categoryId })
  return useCompanyQuery<ShortItem[]>(SUBCATEGORIES, [], { searchParams, enabled: isEnabled }).data ?? NONE
}
