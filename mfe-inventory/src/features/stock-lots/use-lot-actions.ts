import { useState } from 'react'
import { ArrowLeftRight, Boxes, Trash2 } from 'lucide-react'
import { STOCK_ADJUSTMENTS, type StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LOTS, type StockLot } from '@comptoir/contracts/inventory/stock-lots'
import { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import {
  api,
  newId,
  pathOf,
  useAddresses,
  useHasPermission,
  useNavigate,
  useSave,
  useToday,
  useTranslation,
  type RowAction,
} from '@comptoir/platform'
import { MANAGE_STOCKS, STOCK_ADJUSTMENT } from '../../common/manage-stocks.ts'
import { onlyPlace, writeOffOf } from './lots-to-adjust.ts'

/** What can be done with lots: out of the stock because they expired, or to where they are sold in time. */
export function useLotActions() {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const today = useToday()
  const stocks = useAddresses(MANAGE_STOCKS)
  const adjustments = useAddresses(STOCK_ADJUSTMENT)
  const mayAdjust = useHasPermission(STOCK_ADJUSTMENTS.permissions.write)
  const maySend = useHasPermission(STOCK_TRANSFERS.permissions.send)
  const [sending, setSending] = useState<readonly StockLot[] | null>(null)
  const writing = useSave(
    ({ id, locationId, lots }: { id: string; locationId: string; lots: readonly StockLot[] }) =>
      api.post<StockAdjustment>(pathOf(STOCK_ADJUSTMENTS), writeOffOf(id, locationId, lots), { idempotencyKey: id }),
    {
      invalidates: [STOCK_ADJUSTMENTS, STOCK_LOTS],
      success: t('stockLots.written'),
      onSaved: ({ id }) => void navigate(adjustments.one(id)),
    },
  )
  const actionsOf = (lots: readonly StockLot[]): RowAction[] => {
    const there = lots.filter(({ onHandMilli }) => onHandMilli > 0)
    const locationId = onlyPlace(there)
    const isPossible = locationId !== null && there.length === lots.length
    const isGood = there.every(({ expiresOn, place }) => (expiresOn ?? today) >= today && place.kind !== 'quarantine')
    return [
      ...(mayAdjust
        ? [
            {
              id: 'write-off',
              label: lots.length > 1 && !isPossible ? t('stockLots.onePlace') : t('stockLots.writeOff'),
              icon: Trash2,
              isDisabled: !isPossible || writing.isSaving,
              onSelect: () => {
                if (locationId !== null) void writing.save({ id: newId(), locationId, lots: there })
              },
            },
          ]
        : []),
      ...(maySend
        ? [
            {
              id: 'transfer',
              label: t('stockLots.transfer.action'),
              icon: ArrowLeftRight,
              isDisabled: !isPossible || !isGood,
              onSelect: () => setSending(there),
            },
          ]
        : []),
    ]
  }
  const rowActions = (lot: StockLot): RowAction[] => [
    ...actionsOf([lot]),
    {
      id: 'stock',
      label: t('stockLots.story'),
      icon: Boxes,
      onSelect: () => void navigate(stocks.one(lot.productId)),
    },
  ]
  return {
    rowActions,
    bulkActions: actionsOf,
    mayAct: mayAdjust || maySend,
    sending,
    endSending: () => setSending(null),
  }
}
