import type { ReactNode } from 'react'
import { useTranslation, type FilterChip, type ListState } from '@comptoir/platform'
import { FilterSelect } from '../../common/filter-select.tsx'

/** The filter by activity and, while it is in force, its chip. */
export function usePointOfSaleFilter({ filters, setFilter }: ListState): { filters: ReactNode; chips: FilterChip[] } {
  const { t } = useTranslation('company')
  const label = t('pointsOfSale.column.status')
  const options = [
    { value: 'true', label: t('status.active') },
    { value: 'false', label: t('status.inactive') },
  ]
  const value = filters['isActive']
  const chosen = options.find((option) => option.value === value)
  return {
    filters: <FilterSelect label={label} everything={t('status.every')} value={value} options={options} onChange={(next) => setFilter('isActive', next)} />,
    chips: chosen ? [{ id: 'isActive', label, value: chosen.label, onRemove: () => setFilter('isActive', null) }] : [],
  }
}
