import { REVIEW_REASONS } from '@comptoir/contracts/sales/sales'
import { type FilterChip, FilterSelect, type ListState, useTranslation } from '@comptoir/platform'

const NAME = 'review'

/** Narrows the list to tickets whose date should be looked at. */
export function ReviewFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <FilterSelect
      label={t('sales.review.label')}
      everything={t('sales.review.all')}
      options={REVIEW_REASONS.map((reason) => ({ value: reason, label: t(`sales.review.${reason}`) }))}
      value={list.filters[NAME]}
      onChange={(value) => list.setFilter(NAME, value)}
    />
  )
}

/** The same filter as a chip while it is in force. */
export function useReviewChip(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const reason = REVIEW_REASONS.find((each) => each === list.filters[NAME])
  if (reason === undefined) return []
  const value = t(`sales.review.${reason}`)
  return [{ id: NAME, label: t('sales.review.label'), value, onRemove: () => list.setFilter(NAME, null) }]
}
