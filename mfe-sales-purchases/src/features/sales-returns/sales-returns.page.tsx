import { useMemo } from 'react'
import { Undo2 } from 'lucide-react'
import { SALES_RETURNS, type SalesReturnRow } from '@comptoir/contracts/sales/sales-returns'
import {
  ListPage,
  useAddresses,
  useCompany,
  useList,
  useListExport,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { DayRangeFilter } from '@comptoir/platform/forms'
import { PointOfSaleFilter } from '../../common/point-of-sale-filter.tsx'
import { returnColumns } from './return-columns.tsx'
import { OriginFilter, ReasonFilter, useReturnChips } from './return-filters.tsx'

const rowKey = ({ id }: SalesReturnRow): string => id

/** What came back over the company's counters, newest first. */
export function SalesReturnsPage() {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const returns = useAddresses(SALES_RETURNS)
  const list = useListState({
    name: SALES_RETURNS.path,
    searchFields: ['number', 'client'],
    filterNames: ['pointOfSale', 'cashSession', 'reason', 'origin', 'from', 'to'],
    defaultSort: { field: 'occurredAt', direction: 'desc' },
  })
  const result = useList(SALES_RETURNS, list.query)
  const columns = useMemo(() => returnColumns(t, company.timeZone), [t, company.timeZone])
  return (
    <ListPage
      title={t('salesReturns.title')}
      subtitle={t('salesReturns.subtitle')}
      pointOfSale="filter"
      list={list}
      result={result}
      columns={columns}
      rowKey={rowKey}
      rowName={(row) => row.number}
      rowTo={(row) => returns.one(row.id)}
      searchLabel={t('salesReturns.search')}
      searchPlaceholder={t('salesReturns.search')}
      filters={
        <>
          <PointOfSaleFilter list={list} />
          <DayRangeFilter list={list} everything={t('salesReturns.allDays')} />
          <ReasonFilter list={list} />
          <OriginFilter list={list} />
        </>
      }
      chips={useReturnChips(list)}
      exporting={useListExport(SALES_RETURNS, list.query)}
      empty={{ icon: Undo2, title: t('salesReturns.emptyTitle'), text: t('salesReturns.emptyText') }}
    />
  )
}
