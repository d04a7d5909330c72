import { PackageCheck } from 'lucide-react'
import { STOCK_REORDER } from '@comptoir/contracts/inventory/stock-reorder'
import { listFilters, ListPage, useAddresses, useListState, useTranslation } from '@comptoir/platform'
import { MANAGE_STOCKS } from '../../common/manage-stocks.ts'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { useStockInStep } from '../../common/use-stock-in-step.ts'
import { useTicks } from '../../common/use-ticks.ts'
import { useReorderColumns } from './reorder-columns.tsx'
import { useReorderActions } from './use-reorder-actions.ts'
import { useReorderFilters } from './use-reorder-filters.ts'
import { EVERYWHERE, REORDER_VIEW, useReorderExport, useReorderList } from './use-reorder-list.ts'

/** What points of sale run short of: what others of the company could send, and what is left for a supplier. */
export function StockReorderPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(REORDER_VIEW)
  const stocks = useAddresses(MANAGE_STOCKS)
  useStockInStep([STOCK_REORDER])
  const result = useReorderList(list)
  const { chosen, selection, clear } = useTicks(list.query, result.data?.data)
  const { rowActions, bulkActions, maySend } = useReorderActions(clear)
  const { pointOfSale, state } = list.filters
  return (
    <ListPage
      title={t('stockReorder.title')}
      subtitle={t('stockReorder.subtitle')}
      {...(pointOfSale === undefined ? { pointOfSale: 'frame' } : {})}
      list={list}
      result={result}
      columns={useReorderColumns({ isEverywhere: pointOfSale === EVERYWHERE, isSnoozed: state !== undefined })}
      rowKey={({ id }) => id}
      rowName={useShownDesignation()}
      rowTo={({ productId }) => stocks.one(productId)}
      rowActions={rowActions}
      {...(maySend ? { selection, bulkActions: bulkActions(chosen) } : {})}
      searchLabel={t('products.search')}
      searchPlaceholder={t('products.searchHint')}
      {...listFilters(list, useReorderFilters())}
      exporting={useReorderExport(list)}
      empty={{ icon: PackageCheck, title: t('stockReorder.empty.title'), text: t('stockReorder.empty.text') }}
    />
  )
}
