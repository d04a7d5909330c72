import { ApiProblem, Center, EmptyState, type EmptyStateProps, ErrorPanel } from '@comptoir/platform'

export interface UnreadPageProps extends Pick<EmptyStateProps, 'icon'> {
  error: Error
  /** Said of what is not there, or not for the reader. */
  missing: Pick<EmptyStateProps, 'title' | 'text'>
  /** Said of what could not be loaded. */
  failed: string
  onRetry: () => void
}

/** What a page shows instead of the one thing it is about, where that could not be read. */
export function UnreadPage({ error, icon, missing, failed, onRetry }: UnreadPageProps) {
  const isMissing = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
  return (
    <Center minH="60dvh">
      {isMissing ? (
        <EmptyState icon={icon} {...missing} />
      ) : (
        <ErrorPanel title={failed} error={error} onRetry={onRetry} />
      )}
    </Center>
  )
}
