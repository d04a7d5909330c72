import { FileX } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Card, EmptyState, ErrorPanel, isProblem, PageSkeleton, useTranslation } from '@comptoir/platform'
import { ImportChecked } from './import-checked.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportFailed } from './import-failed.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportProgress } from './import-progress.tsx'
import { useImport } from './import-queries.ts'
import { StartAgain } from './start-again.tsx'

/** One import at whatever it is doing. */
export function ImportRun({ id }: { id: string }) {
  const { data, error, dataUpdatedAt, refetch } = useImport(id)
  if (data) return <ImportAtState record={data} seenAt={dataUpdatedAt} />
  return error ? <ImportMissing error={error} onRetry={() => void refetch()} /> : <PageSkeleton kind="page" />
}

function ImportAtState({ record, seenAt }: { record: ProductImport; seenAt: number }) {
  switch (record.state) {
    case 'uploaded':
    case 'checked':
      return <ImportChecked key={`${record.id} ${record.finishedAt ?? ''}`} record={record} />
    case 'checking':
    case 'importing':
      return <ImportProgress record={record} seenAt={seenAt} />
    case 'done':
      return <ImportDone record={record} />
    case 'failed':
      return <ImportFailed record={record} />
  }
}

function ImportMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  const isMissing = isProblem(error, 'productImport.notFound') || isProblem(error, 'request.invalid')
  return (
    <ImportFrame step="file">
      <Card.Root>
        {isMissing ? (
          <EmptyState
            icon={FileX}
            title={t('productImport.missing.title')}
            text={t('productImport.missing.text')}
            actions={<StartAgain />}
          />
        ) : (
          <ErrorPanel title={t('productImport.unread.title')} text={t('productImport.unread.text')} onRetry={onRetry} />
        )}
      </Card.Root>
    </ImportFrame>
  )
}
