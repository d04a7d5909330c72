import type { ReactNode } from 'react'
import { useTranslation, type FilterChip, type ListState } from '@comptoir/platform'
import { FilterSelect } from '../../common/filter-select.tsx'

/** The filters of the list and, for those in force, their chips. */
export function useClientFilters({ filters, setFilter }: ListState): { filters: ReactNode; chips: FilterChip[] } {
  const { t } = useTranslation('people')
  const offered = [
    {
      name: 'kind',
      label: t('clients.filter.kind'),
      everything: t('clients.filter.everyKind'),
      options: (['person', 'business'] as const).map((value) => ({ value, label: t(`clients.kind.${value}`) })),
    },
    {
      name: 'isActive',
      label: t('clients.filter.status'),
      everything: t('clients.filter.everyStatus'),
      options: [
        { value: 'true', label: t('clients.status.active') },
        { value: 'false', label: t('clients.status.inactive') },
      ],
    },
  ]
  return {
    filters: offered.map(({ name, ...words }) => (
      <FilterSelect key={name} {...words} value={filters[name]} onChange={(value) => setFilter(name, value)} />
    )),
    chips: offered.flatMap(({ name, label, options }) =>
      options
        .filter(({ value }) => value === filters[name])
        .map(({ label: value }) => ({ id: name, label, value, onRemove: () => setFilter(name, null) })),
    ),
  }
}
