import type { LucideIcon } from 'lucide-react'
import { PageLink as Link } from './page-link.tsx'
import { Button } from '../chakra.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { OutcomePage } from './outcome-page.tsx'

export interface RecordOutcomeProps {
  title: string
  /** The list that the record is one of. */
  list: { label: string; to: string }
  error: unknown
  onRetry: () => void
  /** There is none of that name; `back` leads to the list. */
  missing: { icon: LucideIcon; title: string; text: string; back: string }
  /** It could not be read. */
  failed: { title: string }
}

/** The page of one record that cannot be shown: there is none at this address, or the server could not be asked. */
export function RecordOutcome({ title, list, error, onRetry, missing, failed }: RecordOutcomeProps) {
  const { back, ...words } = missing
  return (
    <OutcomePage title={title} breadcrumb={[list, { label: title }]}>
      {isMissingError(error) ? (
        <EmptyState
          {...words}
          actions={
            <Button asChild variant="outline">
              <Link to={list.to}>{back}</Link>
            </Button>
          }
        />
      ) : (
        <ErrorPanel title={failed.title} error={error} onRetry={onRetry} />
      )}
    </OutcomePage>
  )
}

/** True for an answer that knows no such record (404) or no such id (400), whatever class the error is of. */
function isMissingError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400)
  )
}
