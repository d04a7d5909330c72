import { useState } from 'react'
import { CloudOff } from 'lucide-react'
import {
  chakra,
  Link,
  serverNow,
  useAddresses,
  useFormat,
  useSettled,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { WAITING_TICKETS } from '../../../common/waiting-tickets.ts'
import { useIsOffline, useQueueState, useStanding } from './counter-register.ts'

/** What is sent at once is not worth a word. */
const WORTH_TELLING_MS = 2000

/**
 * A quiet line below the bar: since when the server is away, how much it does not have yet, and that selling goes on; leads to
 * what waits. Nothing where all is well.
 */
export function SendingState() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { waiting, halt } = useQueueState()
  const { standing } = useStanding()
  const since = useOfflineSince()
  const isOffline = since !== null
  const count = waiting ?? 0
  const isLong = useSettled(count > 0, WORTH_TELLING_MS) && count > 0
  const words = [
    isOffline ? t('counter.bar.offline', { time: format.time(since) }) : null,
    count > 0 && (isOffline || isLong || halt !== null) ? t('counter.bar.waiting', { count }) : null,
    isOffline && standing === 'ready' ? t('counter.bar.sellsOn') : null,
  ]
  const text = words.filter((each) => each !== null).join(' · ')
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {text === '' ? null : (
        <StateLine text={text} tone={halt === 'notAllowed' || halt === 'refused' ? 'danger' : 'pending'} />
      )}
    </>
  )
}

/** When the server went away, as far as this device knows; null while it is there. */
function useOfflineSince(): string | null {
  const isOffline = useIsOffline()
  const [since, setSince] = useState<string | null>(null)
  if (isOffline !== (since !== null)) setSince(isOffline ? new Date(serverNow()).toISOString() : null)
  return since
}

function StateLine({ text, tone }: { text: string; tone: 'pending' | 'danger' }) {
  const page = useAddresses(WAITING_TICKETS)
  return (
    <chakra.div
      asChild
      data-print="hide"
      display="flex"
      alignItems="center"
      gap="2"
      minH="9"
      px={{ base: '2', md: '4' }}
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      borderBottomWidth="1px"
      borderColor={`${tone}.border`}
      textStyle="body"
    >
      <Link to={page.list()}>
        <CloudOff aria-hidden size={18} />
        {text}
      </Link>
    </chakra.div>
  )
}
