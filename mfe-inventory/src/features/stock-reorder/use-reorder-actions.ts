import { AlarmClockOff, ArrowLeftRight, BellOff, Boxes } from 'lucide-react'
import {
  MOST_REORDERED,
  STOCK_REORDER,
  type ReorderSuggestion,
  type ReorderTransfers,
  type Snoozed,
} from '@comptoir/contracts/inventory/stock-reorder'
import { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import {
  api,
  newId,
  pathOf,
  useAddresses,
  useFormat,
  useHasPermission,
  useNavigate,
  useSave,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { MANAGE_STOCKS, SHOWING_STOCK, STOCK_TRANSFER } from '../../common/manage-stocks.ts'

const SNOOZES = [7, 30, 90] as const
const SHOWN_BY = [STOCK_REORDER, STOCK_TRANSFERS, ...SHOWING_STOCK]

/** Sends what is proposed to each of the points of sale that the rows are of. */
async function prepare(rows: readonly ReorderSuggestion[]): Promise<ReorderTransfers> {
  const shops = new Set(rows.map(({ pointOfSale }) => pointOfSale.id))
  const transfers: ReorderTransfers['transfers'] = []
  for (const pointOfSaleId of shops) {
    const productIds = rows.flatMap((row) => (row.pointOfSale.id === pointOfSaleId ? [row.productId] : []))
    const made = await api.post<ReorderTransfers>(
      pathOf(STOCK_REORDER, 'transfers'),
      { pointOfSaleId, productIds },
      { idempotencyKey: newId() },
    )
    transfers.push(...made.transfers)
  }
  return { transfers }
}

/** What can be done with suggestions: drafts of transfers in one press, and putting them off. */
export function useReorderActions(onDone: () => void) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const navigate = useNavigate()
  const stocks = useAddresses(MANAGE_STOCKS)
  const transfers = useAddresses(STOCK_TRANSFER)
  const maySend = useHasPermission(STOCK_TRANSFERS.permissions.send)
  const mayWrite = useHasPermission(STOCK_REORDER.permissions.write)
  const preparing = useSave(prepare, {
    invalidates: SHOWN_BY,
    success: ({ transfers: { length: count } }) => t('stockReorder.prepared', { count, number: format.number(count) }),
    onSaved: ({ transfers: made }) => {
      onDone()
      const [only, ...others] = made
      void navigate(only && others.length === 0 ? transfers.one(only.id) : `${transfers.list()}?state=draft`)
    },
  })
  const snoozing = useSave(
    ({ row, days }: { row: ReorderSuggestion; days: number }) =>
      api.post<Snoozed>(pathOf(STOCK_REORDER, 'snoozes'), {
        ...{ pointOfSaleId: row.pointOfSale.id, productId: row.productId, days },
      }),
    {
      invalidates: [STOCK_REORDER],
      success: (_answer, { days }) =>
        days === 0
          ? t('stockReorder.wokenUp')
          : t('stockReorder.snoozed', { count: days, number: format.number(days) }),
    },
  )
  /** Rows of which somebody else could send something. */
  const transfer = (rows: readonly ReorderSuggestion[]): RowAction[] => {
    const sendable = rows.filter(({ sources }) => sources.length > 0)
    if (!maySend) return []
    return [
      {
        id: 'transfer',
        label: t('stockReorder.prepare'),
        icon: ArrowLeftRight,
        isDisabled: sendable.length === 0 || sendable.length > MOST_REORDERED || preparing.isSaving,
        onSelect: () => void preparing.save(sendable),
      },
    ]
  }
  const rowActions = (row: ReorderSuggestion): RowAction[] => [
    ...transfer([row]),
    ...(mayWrite && row.snoozedUntil === null
      ? SNOOZES.map((days) => ({
          id: `snooze-${days}`,
          label: t('stockReorder.snooze', { count: days, number: format.number(days) }),
          icon: BellOff,
          onSelect: () => void snoozing.save({ row, days }),
        }))
      : []),
    ...(mayWrite && row.snoozedUntil !== null
      ? [
          {
            id: 'wake',
            label: t('stockReorder.wakeUp'),
            icon: AlarmClockOff,
            onSelect: () => void snoozing.save({ row, days: 0 }),
          },
        ]
      : []),
    {
      id: 'stock',
      label: t('stockReorder.story'),
      icon: Boxes,
      onSelect: () => void navigate(stocks.one(row.productId)),
    },
  ]
  return { rowActions, bulkActions: transfer, maySend }
}
