import { type FilterChip, type ListState, useFormat, useTranslation } from '@comptoir/platform'
import { usePointOfSaleChip } from '../../common/point-of-sale-filter.tsx'
import { useReviewChip } from './review-filter.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filters in force, in words; a session is named by the page that leads here, not by its id. */
export function useSaleChips(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const pointOfSale = usePointOfSaleChip(list)
  const review = useReviewChip(list)
  const days = (['from', 'to'] as const).flatMap((name) => {
    const day = list.filters[name]
    if (day === undefined || !DAY.test(day)) return []
    return [
      { id: name, label: t(`sales.${name}`), value: format.date(day), onRemove: () => list.setFilter(name, null) },
    ]
  })
  const session = list.filters['cashSession']
    ? [
        {
          id: 'cashSession',
          label: t('sales.cashSession'),
          value: t('sales.thisSession'),
          onRemove: () => list.setFilter('cashSession', null),
        },
      ]
    : []
  return [...pointOfSale, ...days, ...review, ...session]
}
