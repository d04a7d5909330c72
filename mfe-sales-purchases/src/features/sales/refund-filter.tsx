import { REFUND_STATES } from '@comptoir/contracts/sales/sales'
import { type FilterChip, FilterSelect, type ListState, useTranslation } from '@comptoir/platform'

const NAME = 'refund'

/** Narrows the list to tickets of which nothing, something or everything came back. */
export function RefundFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <FilterSelect
      label={t('sales.refund.label')}
      everything={t('sales.refund.all')}
      options={REFUND_STATES.map((state) => ({ value: state, label: t(`sales.refund.${state}`) }))}
      value={list.filters[NAME]}
      onChange={(value) => list.setFilter(NAME, value)}
    />
  )
}

/** The same filter as a chip while it is in force. */
export function useRefundChip(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const state = REFUND_STATES.find((each) => each === list.filters[NAME])
  if (state === undefined) return []
  const value = t(`sales.refund.${state}`)
  return [{ id: NAME, label: t('sales.refund.label'), value, onRemove: () => list.setFilter(NAME, null) }]
}
