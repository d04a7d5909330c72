import { Center } from '../chakra.ts'
import { ErrorPanel } from './error-panel.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

export interface UnreadProps {
  /** Why it could not be read; null while it is being read. */
  error: Error | null
  /** What could not be read. */
  title: string
  onRetry: () => void
  kind?: SkeletonKind
}

/** What a page shows of something that is not read yet: its skeleton, or why it could not be read. */
export function Unread({ error, title, onRetry, kind = 'form' }: UnreadProps) {
  if (!error) return <PageSkeleton kind={kind} />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={title} text={error.message} onRetry={onRetry} />
    </Center>
  )
}
