import { useMemo } from 'react'
import { Receipt } from 'lucide-react'
import { CLIENT_PAYMENTS, type ClientPaymentRow } from '@comptoir/contracts/sales/client-payments'
import {
  type FilterChip,
  ListPage,
  type ListState,
  useAddresses,
  useCompany,
  useList,
  useListExport,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { DayRangeFilter, useDayChips } from '@comptoir/platform/forms'
import { PointOfSaleFilter, usePointOfSaleChip } from '../../common/point-of-sale-filter.tsx'
import { paymentColumns } from './payment-columns.tsx'

const rowKey = ({ id }: ClientPaymentRow): string => id

/** What clients paid of what they owed, newest first. */
export function ClientPaymentsPage() {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const payments = useAddresses(CLIENT_PAYMENTS)
  const list = useListState({
    name: CLIENT_PAYMENTS.path,
    searchFields: ['number', 'client'],
    filterNames: ['pointOfSale', 'cashSession', 'client', 'from', 'to'],
    defaultSort: { field: 'occurredAt', direction: 'desc' },
  })
  const result = useList(CLIENT_PAYMENTS, list.query)
  const columns = useMemo(() => paymentColumns(t, company.timeZone), [t, company.timeZone])
  return (
    <ListPage
      title={t('clientPayments.title')}
      subtitle={t('clientPayments.subtitle')}
      pointOfSale="filter"
      list={list}
      result={result}
      columns={columns}
      rowKey={rowKey}
      rowName={(row) => row.number}
      rowTo={(row) => payments.one(row.id)}
      searchLabel={t('clientPayments.search')}
      searchPlaceholder={t('clientPayments.search')}
      filters={
        <>
          <PointOfSaleFilter list={list} />
          <DayRangeFilter list={list} everything={t('clientPayments.allDays')} />
        </>
      }
      chips={useChips(list)}
      exporting={useListExport(CLIENT_PAYMENTS, list.query)}
      empty={{ icon: Receipt, title: t('clientPayments.emptyTitle'), text: t('clientPayments.emptyText') }}
    />
  )
}

/** The filters in force, in words; a client and a session are named by the page that leads here, not by their ids. */
function useChips(list: ListState): FilterChip[] {
  const { t } = useTranslation('sales-purchases')
  const pointOfSale = usePointOfSaleChip(list)
  const days = useDayChips(list)
  const only = (id: 'client' | 'cashSession', label: string, value: string): FilterChip[] =>
    list.filters[id] ? [{ id, label, value, onRemove: () => list.setFilter(id, null) }] : []
  return [
    ...pointOfSale,
    ...days,
    ...only('client', t('clientPayments.columns.client'), t('clientPayments.oneClient')),
    ...only('cashSession', t('clientPayments.cashSession'), t('clientPayments.oneSession')),
  ]
}
