import { useMemo } from 'react'
import { Receipt, ScanBarcode } from 'lucide-react'
import { SALES, type SaleRow } from '@comptoir/contracts/sales/sales'
import {
  Button,
  Link,
  ListPage,
  useCompany,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { DayRangeFilter } from '@comptoir/platform/forms'
import { COUNTER } from '../../common/counter.ts'
import { PointOfSaleFilter } from '../../common/point-of-sale-filter.tsx'
import { KeptTicketsLink } from './kept-tickets-link.tsx'
import { RefundFilter } from './refund-filter.tsx'
import { RepresentativeFilter } from './representative-filter.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { saleColumns } from './sale-columns.tsx'
import { useSaleChips } from './use-sale-chips.ts'

const rowKey = ({ id }: SaleRow): string => id

/** The tickets of the company's counters, newest first. */
export function SalesPage() {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const sales = useAddresses(SALES)
  const list = useListState({
    name: SALES.path,
    searchFields: ['number', 'client'],
    filterNames: ['pointOfSale', 'cashSession', 'review', 'refund', 'representative', 'from', 'to'],
    defaultSort: { field: 'occurredAt', direction: 'desc' },
  })
  const result = useList(SALES, list.query)
  const columns = useMemo(() => saleColumns(t, company.timeZone), [t, company.timeZone])
  return (
    <ListPage
      title={t('sales.title')}
      subtitle={t('sales.subtitle')}
      pointOfSale="filter"
      actions={
        <>
          <KeptTicketsLink />
          <SellButton />
        </>
      }
      list={list}
      result={result}
      columns={columns}
      rowKey={rowKey}
      rowName={(row) => row.number}
      rowTo={(row) => sales.one(row.id)}
      searchLabel={t('sales.search')}
      searchPlaceholder={t('sales.search')}
      filters={
        <>
          <PointOfSaleFilter list={list} />
          <DayRangeFilter list={list} everything={t('sales.allDays')} />
          <ReviewFilter list={list} />
          <RefundFilter list={list} />
          <RepresentativeFilter list={list} />
        </>
      }
      chips={useSaleChips(list)}
      exporting={useListExport(SALES, list.query)}
      empty={{ icon: Receipt, title: t('sales.emptyTitle'), text: t('sales.emptyText'), actions: <SellButton /> }}
    />
  )
}

function SellButton() {
  const { t } = useTranslation('sales-purchases')
  const counter = useAddresses(COUNTER)
  if (!useHasPermission(SALES.permissions.write)) return null
  return (
    <Button asChild>
      <Link to={counter.list()}>
        <ScanBarcode aria-hidden size={16} />
        {t('sales.sell')}
      </Link>
    </Button>
  )
}
