import { STATES, STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import {
  Button,
  Link,
  type ListFilter,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useTranslation,
} from '@comptoir/platform'
import { DayRangeFilter, useDayChips } from '@comptoir/platform/forms'
import { Boxes, HandHelping, Plus } from 'lucide-react'
import { useTransferColumns } from './transfer-columns.tsx'
import { usePlaces, useTransferPages } from './transfers.api.ts'

const LIST = {
  name: STOCK_TRANSFERS.path,
  searchFields: ['number'],
  filterNames: ['fromPointOfSale', 'toPointOfSale', 'state', 'product', 'from', 'to', 'daysInTransit'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
} as const
/** Days that goods are on their way, from which on they are asked for. */
const AGES = ['1', '3', '7', '14', '30']

/** Goods on their way between points of sale, newest first. */
export function StockTransfersPage() {
  const { t } = useTranslation('inventory')
  const pages = useTransferPages()
  const list = useListState(LIST)
  const { filters, chips } = listFilters(list, useFilters())
  const dayChips = useDayChips(list)
  const product = list.filters['product']
  const actions = <Actions />
  return (
    <ListPage
      title={t('stockTransfers.title')}
      subtitle={t('stockTransfers.subtitle')}
      actions={actions}
      exporting={useListExport(STOCK_TRANSFERS, list.query)}
      list={list}
      result={useList(STOCK_TRANSFERS, list.query)}
      columns={useTransferColumns()}
      rowKey={({ id }) => id}
      rowName={({ number, toName }) => number ?? toName}
      rowTo={({ id }) => pages.one(id)}
      searchLabel={t('stockTransfers.search')}
      searchPlaceholder={t('stockTransfers.search')}
      filters={
        <>
          {filters}
          <DayRangeFilter list={list} everything={t('stockTransfers.allDays')} />
        </>
      }
      chips={[
        ...chips,
        ...dayChips,
        ...(product === undefined
          ? []
          : [
              {
                ...{ id: 'product', label: t('stockTransfers.columns.product'), value: t('stockTransfers.oneProduct') },
                onRemove: () => list.setFilter('product', null),
              },
            ]),
      ]}
      empty={{
        ...{ icon: Boxes, title: t('stockTransfers.empty.title'), text: t('stockTransfers.empty.text') },
        actions,
      }}
    />
  )
}

function Actions() {
  const { t } = useTranslation('inventory')
  const pages = useTransferPages()
  const maySend = useHasPermission(STOCK_TRANSFERS.permissions.send)
  const mayReceive = useHasPermission(STOCK_TRANSFERS.permissions.receive)
  return (
    <>
      {mayReceive ? (
        <Button variant="outline" asChild>
          <Link to={pages.request}>
            <HandHelping aria-hidden />
            {t('stockTransfers.request.new')}
          </Link>
        </Button>
      ) : null}
      {maySend ? (
        <Button asChild>
          <Link to={pages.create}>
            <Plus aria-hidden />
            {t('stockTransfers.new')}
          </Link>
        </Button>
      ) : null}
    </>
  )
}

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const { data: places = [] } = usePlaces()
  const shops = places.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      ...{ name: 'fromPointOfSale', label: t('stockTransfers.columns.from') },
      ...{ everything: t('stockTransfers.fromAnywhere'), options: shops },
    },
    {
      ...{ name: 'toPointOfSale', label: t('stockTransfers.columns.to') },
      ...{ everything: t('stockTransfers.toAnywhere'), options: shops },
    },
    {
      ...{ name: 'state', label: t('stockTransfers.state.label'), everything: t('stockTransfers.state.all') },
      options: STATES.map((value) => ({ value, label: t(`stockTransfers.state.${value}`) })),
    },
    {
      ...{ name: 'daysInTransit', label: t('stockTransfers.columns.age'), everything: t('stockTransfers.anyAge') },
      options: AGES.map((value) => ({ value, label: t('stockTransfers.agedFrom', { count: Number(value) }) })),
    },
  ]
}
