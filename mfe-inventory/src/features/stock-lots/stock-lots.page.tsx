import { CalendarCheck } from 'lucide-react'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { EXPIRY_TERMS, STOCK_LOTS } from '@comptoir/contracts/inventory/stock-lots'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  listFilters,
  ListPage,
  useAddresses,
  useListState,
  usePointOfSale,
  useSession,
  useShortList,
  useTranslation,
  type ListFilter,
} from '@comptoir/platform'
import { MANAGE_STOCKS } from '../../common/manage-stocks.ts'
import { useStockInStep } from '../../common/use-stock-in-step.ts'
import { useTicks } from '../../common/use-ticks.ts'
import { LotBoard } from './lot-board.tsx'
import { useLotColumns } from './lot-columns.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useLotActions } from './use-lot-actions.ts'
import { EVERYWHERE, LOT_VIEW, useLotExport, useLotList } from './use-lot-list.ts'

/** What there is of each lot, those that expire first at the top, and what can be done about it. */
export function StockLotsPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(LOT_VIEW)
  const stocks = useAddresses(MANAGE_STOCKS)
  useStockInStep([STOCK_LOTS])
  const result = useLotList(list)
  const { rowActions, bulkActions, mayAct, sending, endSending } = useLotActions()
  const { chosen, selection } = useTicks(list.query, result.data?.data)
  return (
    <ListPage
      title={t('stockLots.title')}
      subtitle={t('stockLots.subtitle')}
      {...(list.filters['pointOfSale'] === undefined ? { pointOfSale: 'frame' } : {})}
      above={<LotBoard list={list} />}
      list={list}
      result={result}
      columns={useLotColumns()}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowTo={({ productId }) => stocks.one(productId)}
      rowActions={rowActions}
      {...(mayAct ? { selection, bulkActions: bulkActions(chosen) } : {})}
      searchLabel={t('products.search')}
      searchPlaceholder={t('products.searchHint')}
      {...listFilters(list, useLotFilters())}
      exporting={useLotExport(list)}
      empty={{ icon: CalendarCheck, title: t('stockLots.empty.title'), text: t('stockLots.empty.text') }}
    >
      {sending === null ? null : <SendDialog lots={sending} onClose={endSending} />}
    </ListPage>
  )
}

/** By what lots are narrowed. */
function useLotFilters(): readonly ListFilter[] {
  const { t } = useTranslation('inventory')
  const { id: here } = usePointOfSale()
  const shops = useSession(({ pointsOfSale }) => pointsOfSale)
  const family = (name: 'category' | 'brand', items: readonly ShortItem[] = []): ListFilter => ({
    name,
    label: t(`products.filter.${name}.label`),
    everything: t(`products.filter.${name}.everything`),
    options: items.map(({ id, name: label }) => ({ value: id, label })),
  })
  const pointOfSale: ListFilter = {
    name: 'pointOfSale',
    label: t('common.pointOfSale'),
    everything: t('stockLevels.filter.here'),
    options: [
      { value: EVERYWHERE, label: t('common.allPointsOfSale') },
      ...shops.flatMap(({ id, name }) => (id === here ? [] : [{ value: id, label: name }])),
    ],
  }
  return [
    ...(shops.length > 1 ? [pointOfSale] : []),
    family('category', useShortList(CATEGORIES).data),
    family('brand', useShortList(BRANDS).data),
    {
      name: 'term',
      label: t('stockLots.term.label'),
      everything: t('stockLots.term.all'),
      options: EXPIRY_TERMS.map((value) => ({ value, label: t(`stockLots.term.${value}`) })),
    },
  ]
}
