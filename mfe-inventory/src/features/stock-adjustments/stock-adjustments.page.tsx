import { Scale } from 'lucide-react'
import {
  ADJUSTMENT_REASONS,
  ADJUSTMENT_STATES,
  STOCK_ADJUSTMENTS,
  type StockAdjustmentRow,
} from '@comptoir/contracts/inventory/stock-adjustments'
import {
  AddButton,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useSession,
  useTranslation,
  type ListFilter,
} from '@comptoir/platform'
import { DayRangeFilter, useDayChips } from '@comptoir/platform/forms'
import { useAdjustmentColumns } from './adjustment-columns.tsx'
import { useAdjustmentAddresses } from './use-adjustment-addresses.ts'

const LIST = {
  name: STOCK_ADJUSTMENTS.path,
  searchFields: ['number'],
  filterNames: ['pointOfSale', 'state', 'reason', 'from', 'to'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
} as const

/** Adjustments of the stock, the newest first. */
export function StockAdjustmentsPage() {
  const { t } = useTranslation('inventory')
  const addresses = useAdjustmentAddresses()
  const list = useListState(LIST)
  const mayWrite = useHasPermission(STOCK_ADJUSTMENTS.permissions.write)
  const add = mayWrite ? <AddButton label={t('stockAdjustments.add')} to={addresses.create} /> : null
  const { filters, chips } = listFilters(list, useFilters())
  const dayChips = useDayChips(list)
  return (
    <ListPage
      title={t('stockAdjustments.title')}
      subtitle={t('stockAdjustments.subtitle')}
      pointOfSale="filter"
      actions={add}
      exporting={useListExport(STOCK_ADJUSTMENTS, list.query)}
      list={list}
      result={useList(STOCK_ADJUSTMENTS, list.query)}
      columns={useAdjustmentColumns()}
      rowKey={rowKey}
      rowName={(row) => row.number ?? t('stockAdjustments.noNumber')}
      rowTo={({ id }) => addresses.one(id)}
      searchLabel={t('stockAdjustments.search')}
      filters={
        <>
          {filters}
          <DayRangeFilter list={list} everything={t('stockAdjustments.allDays')} />
        </>
      }
      chips={[...chips, ...dayChips]}
      empty={{
        icon: Scale,
        title: t('stockAdjustments.empty.title'),
        text: t('stockAdjustments.empty.text'),
        actions: add,
      }}
    />
  )
}

const rowKey = ({ id }: StockAdjustmentRow): string => id

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const pointsOfSale = useSession((state) => state.pointsOfSale)
  const shops: ListFilter = {
    name: 'pointOfSale',
    label: t('stockAdjustments.pointOfSale'),
    everything: t('stockAdjustments.everyPointOfSale'),
    options: pointsOfSale.map(({ id, name }) => ({ value: id, label: name })),
  }
  return [
    ...(pointsOfSale.length < 2 ? [] : [shops]),
    {
      name: 'state',
      label: t('stockAdjustments.column.state'),
      everything: t('stockAdjustments.everyState'),
      options: ADJUSTMENT_STATES.map((value) => ({ value, label: t(`stockAdjustments.state.${value}`) })),
    },
    {
      name: 'reason',
      label: t('stockAdjustments.column.reason'),
      everything: t('stockAdjustments.everyReason'),
      options: ADJUSTMENT_REASONS.map((value) => ({ value, label: t(`stockAdjustments.reason.${value}`) })),
    },
  ]
}
