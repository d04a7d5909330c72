import { useTranslation } from '@comptoir/platform'
import { LeaveGuard } from '@comptoir/platform/forms'
import { useCountPages } from '../stock-counts.api.ts'
import { useEntryQueue, useHasWaiting } from './use-entry-queue.ts'
import { WaitingEntries } from './waiting-entries.tsx'

interface OfCount {
  countId: string
}

/** What this device has counted of a count and the server does not have: sent from here as well. */
export function WaitingHere({ countId }: OfCount) {
  const { waiting, newestId, amend, discard } = useEntryQueue(countId)
  return <WaitingEntries waiting={waiting} newestId={newestId} amend={amend} discard={discard} />
}

/** Asks before somebody goes where what waits is neither seen nor sent. */
export function WaitingGuard({ countId }: OfCount) {
  const { t } = useTranslation('inventory')
  const pages = useCountPages()
  const hasWaiting = useHasWaiting(countId)
  return (
    <LeaveGuard
      hasUnsavedWork={hasWaiting}
      goesOnAt={pages.one(countId)}
      words={{ title: t('stockCounts.counting.leaveTitle'), text: t('stockCounts.counting.leaveText') }}
    />
  )
}
