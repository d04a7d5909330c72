import { useMemo } from 'react'
import { TicketPercent } from 'lucide-react'
import { VOUCHER_STATES, VOUCHERS, type VoucherRow } from '@comptoir/contracts/sales/vouchers'
import {
  type FilterChip,
  FilterSelect,
  ListPage,
  type ListState,
  useAddresses,
  useCompany,
  useFormat,
  useList,
  useListExport,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { DayRangeFilter, useDayChips } from '@comptoir/platform/forms'
import { voucherColumns } from './voucher-columns.tsx'

const rowKey = ({ id }: VoucherRow): string => id

/** Vouchers of the company, newest first: what was issued, and what is left. */
export function VouchersPage() {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const format = useFormat()
  const vouchers = useAddresses(VOUCHERS)
  const list = useListState({
    name: VOUCHERS.path,
    searchFields: ['number'],
    filterNames: ['state', 'from', 'to'],
    defaultSort: { field: 'occurredAt', direction: 'desc' },
  })
  return (
    <ListPage
      title={t('vouchers.title')}
      subtitle={t('vouchers.subtitle')}
      list={list}
      result={useList(VOUCHERS, list.query)}
      columns={useMemo(() => voucherColumns({ t, format, timeZone }), [t, format, timeZone])}
      rowKey={rowKey}
      rowName={({ number }) => number}
      rowTo={({ id }) => vouchers.one(id)}
      searchLabel={t('vouchers.search')}
      searchPlaceholder={t('vouchers.search')}
      filters={
        <>
          <DayRangeFilter list={list} everything={t('vouchers.allDays')} />
          <FilterSelect
            label={t('vouchers.columns.state')}
            everything={t('vouchers.allStates')}
            options={VOUCHER_STATES.map((state) => ({ value: state, label: t(`vouchers.states.${state}`) }))}
            value={list.filters['state']}
            onChange={(value) => list.setFilter('state', value)}
          />
        </>
      }
      chips={useChips(list)}
      exporting={useListExport(VOUCHERS, list.query)}
      empty={{ icon: TicketPercent, title: t('vouchers.emptyTitle'), text: t('vouchers.emptyText') }}
    />
  )
}

/** The filters in force, in words. */
function useChips(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const days = useDayChips(list)
  const state = VOUCHER_STATES.find((each) => each === list.filters['state'])
  if (!state) return days
  const label = t('vouchers.columns.state')
  const value = t(`vouchers.states.${state}`)
  return [...days, { id: 'state', label, value, onRemove: () => list.setFilter('state', null) }]
}
