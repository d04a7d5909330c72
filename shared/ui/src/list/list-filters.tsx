import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from './filter-select.tsx'
import type { FilterChip } from './list-tools.tsx'
import type { ListState } from './use-list-state.ts'

/** One filter that a list offers: its name in the address, its words, and what may be chosen. */
export interface ListFilter {
  name: string
  label: string
  /** Shown while it filters nothing. */
  everything: string
  options: readonly { value: string; label: string }[]
  /** For a choice that changes more than this filter. */
  onChange?: (value: string | null) => void
}

/** What a `ListPage` takes for its filters: the selects and, for those in force, their chips. */
export function listFilters(
  { filters, setFilter }: Pick<ListState, 'filters' | 'setFilter'>,
  offered: readonly ListFilter[],
): { filters: ReactNode; chips: FilterChip[] } {
  const bound = offered.map((filter) => ({
    ...filter,
    value: filters[filter.name],
    onChange: filter.onChange ?? ((value: string | null) => setFilter(filter.name, value)),
  }))
  return {
    filters: bound.map(({ name, ...select }) => <FilterSelect key={name} {...select} />),
    chips: bound
      .filter(({ value }) => value !== undefined)
      .map(({ name, label, value, options, onChange }) => ({
        id: name,
        label,
        // Its options may still be loading.
        value: options.find((option) => option.value === value)?.label ?? '…',
        onRemove: () => onChange(null),
      })),
  }
}

/** The filter of everything that can be made inactive: `isActive` in the address and in the query. */
export function useActivityFilter(): ListFilter {
  const { t } = useTranslation()
  return {
    name: 'isActive',
    label: t('common.status'),
    everything: t('common.everyStatus'),
    options: [
      { value: 'true', label: t('common.active') },
      { value: 'false', label: t('common.inactive') },
    ],
  }
}
