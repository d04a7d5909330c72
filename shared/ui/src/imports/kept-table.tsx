import { useMemo, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button } from '../chakra.ts'
import { DataTable } from '../list/data-table.tsx'
import type { Column } from '../list/columns.ts'
import { ErrorPanel } from '../page/error-panel.tsx'
import { Code } from '../values/code.tsx'
import { TableCard } from './table-card.tsx'

/** What an undoing left as it is. */
export interface KeptRow {
  id: string
  code: string
  /** Leads to it, as long as it is there. */
  name: ReactNode
  reason: string
}

export interface KeptTableProps {
  icon: LucideIcon
  words: {
    title: string
    /** That the file has more than is shown. */
    more: string | null
    download: string
    failed: string
    code: string
    name: string
    reason: string
  }
  rows: readonly KeptRow[] | undefined
  error: Error | null
  onRetry: () => void
  isDownloading: boolean
  onDownload: () => void
}

/** The first of what an undoing left as it is, each with the reason; the file has all. */
export function KeptTable({ icon: Icon, words, rows, error, onRetry, isDownloading, onDownload }: KeptTableProps) {
  const { code, name, reason } = words
  const columns = useMemo(
    (): readonly Column<KeptRow>[] => [
      { id: 'code', onPhone: 'line', header: code, cell: (row) => <Code>{row.code}</Code>, isMuted: true },
      { id: 'name', header: name, cell: (row) => row.name, isPrimary: true },
      { id: 'reason', onPhone: 'line', header: reason, cell: (row) => row.reason },
    ],
    [code, name, reason],
  )
  return (
    <TableCard
      title={words.title}
      {...(words.more === null ? {} : { description: words.more })}
      tools={
        <Button variant="outline" loading={isDownloading} onClick={onDownload}>
          <Icon aria-hidden size={16} />
          {words.download}
        </Button>
      }
    >
      {error && !rows ? (
        <ErrorPanel title={words.failed} error={error} onRetry={onRetry} />
      ) : (
        <DataTable label={words.title} columns={columns} rows={rows} rowKey={({ id }) => id} density="compact" />
      )}
    </TableCard>
  )
}
