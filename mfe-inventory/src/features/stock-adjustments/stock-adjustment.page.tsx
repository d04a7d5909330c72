import { STOCK_ADJUSTMENTS } from '@comptoir/contracts/inventory/stock-adjustments'
import { useHasPermission, useItem, useOpened, useParams, Unread, useTranslation } from '@comptoir/platform'
import { AdjustmentView } from './adjustment-view.tsx'
import { draftOf } from './draft.ts'
import { DraftView } from './draft-view.tsx'

/** One adjustment: written on while it is a draft, read and taken further from then on. */
export function StockAdjustmentPage() {
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useItem(STOCK_ADJUSTMENTS, id)
  const { row, reopen } = useOpened(STOCK_ADJUSTMENTS, id)
  const mayWrite = useHasPermission(STOCK_ADJUSTMENTS.permissions.write)
  const isWritten = mayWrite && data?.state === 'draft'
  if (isWritten && row)
    return (
      <DraftView
        key={`${row.id} ${row.version}`}
        opened={row}
        begin={{ id: row.id, draft: draftOf(row), pointOfSaleId: row.pointOfSaleId }}
        onSaved={() => void refetch()}
        onReload={reopen}
      />
    )
  if (data && !isWritten) return <AdjustmentView adjustment={data} />
  return <Unread error={error} title={t('stockAdjustments.failed')} onRetry={() => void refetch()} />
}
