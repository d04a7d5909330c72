import { type StockTransfer, STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import { Unread, useOpened, useParams, useTranslation } from '@comptoir/platform'
import { TransferForm } from './transfer-form.tsx'
import { usePlaces } from './transfers.api.ts'

/** A draft: new, one that is written anew, or a request that is accepted. */
export function TransferFormPage() {
  const { id } = useParams()
  return id === undefined ? <Loaded draft={null} /> : <Editing id={id} />
}

function Editing({ id }: { id: string }) {
  const { t } = useTranslation('inventory')
  const { row, error, retry, reopen } = useOpened(STOCK_TRANSFERS, id)
  if (row) return <Loaded key={`${row.id} ${row.version}`} draft={row} reopen={reopen} />
  return <Unread error={error} title={t('stockTransfers.failed')} onRetry={retry} />
}

function Loaded({ draft, reopen }: { draft: StockTransfer | null; reopen?: () => void }) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = usePlaces()
  if (data) return <TransferForm draft={draft} places={data} reopen={reopen} />
  return <Unread error={error} title={t('stockTransfers.failed')} onRetry={() => void refetch()} />
}
