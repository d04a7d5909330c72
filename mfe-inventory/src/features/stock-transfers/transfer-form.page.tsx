import { type StockTransfer, STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import { Center, ErrorPanel, PageSkeleton, useOpened, useParams, useTranslation } from '@comptoir/platform'
import { TransferForm } from './transfer-form.tsx'
import { usePlaces } from './transfers.api.ts'

/** A draft: new, or one that is written anew. */
export function TransferFormPage() {
  const { id } = useParams()
  return id === undefined ? <Loaded draft={null} /> : <Editing id={id} />
}

function Editing({ id }: { id: string }) {
  const { row, error, retry, reopen } = useOpened(STOCK_TRANSFERS, id)
  if (row) return <Loaded key={`${row.id} ${row.version}`} draft={row} reopen={reopen} />
  return <Waiting error={error} onRetry={retry} />
}

function Loaded({ draft, reopen }: { draft: StockTransfer | null; reopen?: () => void }) {
  const { data, error, refetch } = usePlaces()
  if (data) return <TransferForm draft={draft} places={data} reopen={reopen} />
  return <Waiting error={error} onRetry={() => void refetch()} />
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('stockTransfers.failed')} text={error.message} onRetry={onRetry} />
    </Center>
  )
}
