import type { FilterChip, ListState } from '@comptoir/platform'
import { FilterSelect, useSession, useTranslation } from '@comptoir/platform'

const NAME = 'pointOfSale'

/** Narrows a list to one of the points of sale that this person may see. Not drawn when there is only one. */
export function PointOfSaleFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  const pointsOfSale = useSession((state) => state.pointsOfSale)
  if (pointsOfSale.length < 2) return null
  return (
    <FilterSelect
      label={t('common.pointOfSale')}
      everything={t('common.allPointsOfSale')}
      options={pointsOfSale.map(({ id, name }) => ({ value: id, label: name }))}
      value={list.filters[NAME]}
      onChange={(value) => list.setFilter(NAME, value)}
    />
  )
}

/** The same filter as a chip while it is in force. */
export function usePointOfSaleChip(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const pointsOfSale = useSession((state) => state.pointsOfSale)
  const id = list.filters[NAME]
  if (id === undefined) return []
  const value = pointsOfSale.find((each) => each.id === id)?.name ?? id
  return [{ id: NAME, label: t('common.pointOfSale'), value, onRemove: () => list.setFilter(NAME, null) }]
}
