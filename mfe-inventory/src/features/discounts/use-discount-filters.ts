import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useSearchParams, useTranslation, type ListFilter, type ListState } from '@comptoir/platform'
import { useFamilies } from './use-families.ts'

/** What the list of discounts keeps in its address. The latest to begin comes first. */
export const DISCOUNT_VIEW = {
  name: DISCOUNTS.path,
  defaultLimit: 5,
  pageSizes: [5, 10, 15, 20],
  defaultSort: { field: 'startDate', direction: 'desc' },
  searchFields: ['name'],
  filterNames: ['category', 'brand', 'subCategory', 'status'],
} as const

/** A discount whose dates cannot be read is never stored, so nobody looks for it. */
const STATUSES = ['upcoming', 'active', 'expired'] as const

export function useDiscountFilters({ filters }: ListState): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const { category, brand, subCategory } = useFamilies(filters['category'] ?? null)
  const chooseCategory = useCategoryChoice()
  const family = (name: 'category' | 'brand' | 'subCategory', items: readonly ShortItem[]): ListFilter => ({
    name,
    label: t(`discounts.filter.${name}.label`),
    everything: t(`discounts.filter.${name}.everything`),
    options: items.map((item) => ({ value: item.id, label: item.name })),
  })
  return [
    { ...family('category', category), onChange: chooseCategory },
    family('subCategory', subCategory),
    family('brand', brand),
    {
      name: 'status',
      label: t('discounts.column.status'),
      everything: t('discounts.filter.status.everything'),
      options: STATUSES.map((status) => ({ value: status, label: t(`discounts.status.${status}`) })),
    },
  ]
}

/** Another category leaves the subcategory without a meaning: both change in one step of the history. */
function useCategoryChoice(): (value: string | null) => void {
  const [, setParams] = useSearchParams()
  return (value) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      for (const name of ['category', 'subCategory', 'page']) next.delete(name)
      if (value !== null) next.set('category', value)
      return next
    })
}
