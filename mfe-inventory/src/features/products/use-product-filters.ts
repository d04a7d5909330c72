import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  useActivityFilter,
  useSearchParams,
  useShortList,
  useTranslation,
  type ListFilter,
  type ListState,
} from '@comptoir/platform'
import { useGroupFilter } from '../variants/index.ts'
import { useSubcategories } from './use-subcategories.ts'

export function useProductFilters(list: ListState): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const { filters } = list
  const chooseCategory = useCategoryChoice()
  const filter = (name: 'category' | 'subCategory' | 'brand', items: readonly ShortItem[] = []): ListFilter => ({
    name,
    label: t(`products.filter.${name}.label`),
    everything: t(`products.filter.${name}.everything`),
    options: items.map((item) => ({ value: item.id, label: item.name })),
  })
  return [
    { ...filter('category', useShortList(CATEGORIES).data), onChange: chooseCategory },
    filter('subCategory', useSubcategories(filters['category'] ?? null)),
    filter('brand', useShortList(BRANDS).data),
    ...useGroupFilter(list),
    useActivityFilter(),
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
