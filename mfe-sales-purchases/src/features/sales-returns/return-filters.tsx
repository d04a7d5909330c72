import { RETURN_ORIGINS, RETURN_REASONS } from '@comptoir/contracts/sales/sales-returns'
import { type FilterChip, FilterSelect, type ListState, useTranslation } from '@comptoir/platform'
import { useDayChips } from '@comptoir/platform/forms'
import { usePointOfSaleChip } from '../../common/point-of-sale-filter.tsx'

/** Narrows the list to returns for one reason. */
export function ReasonFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <FilterSelect
      label={t('salesReturns.columns.reason')}
      everything={t('salesReturns.allReasons')}
      options={RETURN_REASONS.map((reason) => ({ value: reason, label: t(`salesReturns.reasons.${reason}`) }))}
      value={list.filters['reason']}
      onChange={(value) => list.setFilter('reason', value)}
    />
  )
}

/** Narrows the list to returns with their ticket, or to those without one. */
export function OriginFilter({ list }: { list: ListState }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <FilterSelect
      label={t('salesReturns.columns.ticket')}
      everything={t('salesReturns.anyOrigin')}
      options={RETURN_ORIGINS.map((origin) => ({ value: origin, label: t(`salesReturns.${origin}`) }))}
      value={list.filters['origin']}
      onChange={(value) => list.setFilter('origin', value)}
    />
  )
}

/** The filters in force, in words; a session is named by the page that leads here, not by its id. */
export function useReturnChips(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const pointOfSale = usePointOfSaleChip(list)
  const days = useDayChips(list)
  const reason = RETURN_REASONS.find((each) => each === list.filters['reason'])
  const origin = RETURN_ORIGINS.find((each) => each === list.filters['origin'])
  const chip = (id: string, label: string, value: string): FilterChip => ({
    ...{ id, label, value },
    onRemove: () => list.setFilter(id, null),
  })
  return [
    ...pointOfSale,
    ...days,
    ...(reason ? [chip('reason', t('salesReturns.columns.reason'), t(`salesReturns.reasons.${reason}`))] : []),
    ...(origin ? [chip('origin', t('salesReturns.columns.ticket'), t(`salesReturns.${origin}`))] : []),
    ...(list.filters['cashSession']
      ? [chip('cashSession', t('salesReturns.cashSession'), t('salesReturns.thisSession'))]
      : []),
  ]
}
