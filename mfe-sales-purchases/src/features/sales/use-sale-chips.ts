import { type FilterChip, type ListState, useTranslation } from '@comptoir/platform'
import { useDayChips } from '@comptoir/platform/forms'
import { usePointOfSaleChip } from '../../common/point-of-sale-filter.tsx'
import { useRefundChip } from './refund-filter.tsx'
import { useRepresentativeChip } from './representative-filter.tsx'
import { useReviewChip } from './review-filter.tsx'

/** The filters in force, in words; a session is named by the page that leads here, not by its id. */
export function useSaleChips(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const pointOfSale = usePointOfSaleChip(list)
  const review = useReviewChip(list)
  const refund = useRefundChip(list)
  const representative = useRepresentativeChip(list)
  const days = useDayChips(list)
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
  return [...pointOfSale, ...days, ...review, ...refund, ...representative, ...session]
}
