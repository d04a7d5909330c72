import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import { Center, ErrorPanel, PageSkeleton, useItem, useParams, useTranslation } from '@comptoir/platform'
import { CountView } from './count-view.tsx'
import { OFTEN_MS } from './stock-counts.api.ts'

/** One count: how far it is, what was counted, and the steps that are left. */
export function StockCountPage() {
  const { t } = useTranslation('inventory')
  const { id } = useParams()
  const { data, error, refetch } = useItem(STOCK_COUNTS, id, { refetchEveryMs: OFTEN_MS })
  if (data) return <CountView count={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('stockCounts.failed')} error={error} onRetry={() => void refetch()} />
    </Center>
  )
}
