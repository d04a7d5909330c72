import type { ReactNode } from 'react'
import type { ShortItem } from '@comptoir/contracts'
import { useSearchParams, useShortList, useTranslation, type FilterChip, type ListState } from '@comptoir/platform'
import { FilterSelect } from '../../common/filter-select.tsx'
import { useSubcategories } from './use-subcategories.ts'

interface Filter {
  name: 'category' | 'subCategory' | 'brand'
  items: readonly ShortItem[]
  onChange: (value: string | null) => void
}

/** The filters of the list and, for those in force, their chips. */
export function useProductFilters(list: ListState): { filters: ReactNode; chips: FilterChip[] } {
  const { t } = useTranslation('inventory')
  const chooseCategory = useCategoryChoice()
  const offered: Filter[] = [
    { name: 'category', items: useShortList('categories').data ?? [], onChange: chooseCategory },
    { name: 'subCategory', items: useSubcategories(list.filters['category'] ?? null), onChange: (value) => list.setFilter('subCategory', value) },
    { name: 'brand', items: useShortList('brands').data ?? [], onChange: (value) => list.setFilter('brand', value) },
  ]
  const inForce = offered.filter(({ name }) => list.filters[name] !== undefined)
  return {
    filters: offered.map(({ name, items, onChange }) => (
      <FilterSelect
        key={name}
        label={t(`products.filter.${name}.label`)}
        everything={t(`products.filter.${name}.everything`)}
        value={list.filters[name]}
        options={items.map((item) => ({ value: item.id, label: item.name }))}
        onChange={onChange}
      />
    )),
    chips: inForce.map(({ name, items, onChange }) => ({
      id: name,
      label: t(`products.filter.${name}.label`),
      value: items.find(({ id }) => id === list.filters[name])?.name ?? '…',
      onRemove: () => onChange(null),
    })),
  }
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
