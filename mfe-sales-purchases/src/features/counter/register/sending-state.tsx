import { CloudOff } from 'lucide-react'
import {
  Box,
  Button,
  Link,
  useAddresses,
  useFormat,
  useSettled,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { WAITING_TICKETS } from '../../../common/waiting-tickets.ts'
import { useIsOffline, useQueueState } from './counter-register.ts'

/** What is sent at once is not worth a word. */
const WORTH_TELLING_MS = 2000

/** Says that the server is away, and how much it does not have yet; leads to what that is. Nothing where all is well. */
export function SendingState() {
  const { t } = useTranslation('sales-purchases')
  const { waiting, halt } = useQueueState()
  const isOffline = useIsOffline()
  const isRefused = halt === 'notAllowed' || halt === 'refused'
  const count = waiting ?? 0
  const isLong = useSettled(count > 0, WORTH_TELLING_MS) && count > 0
  const words = [
    isOffline ? t('counter.bar.offline') : null,
    count > 0 && (isOffline || isLong || halt !== null) ? t('counter.bar.waiting', { count }) : null,
  ]
  const text = words.filter((each) => each !== null).join(' · ')
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {text === '' ? null : <StateLink text={text} count={count} tone={isRefused ? 'danger' : 'attention'} />}
    </>
  )
}

interface StateLinkProps {
  text: string
  count: number
  tone: 'attention' | 'danger'
}

function StateLink({ text, count, tone }: StateLinkProps) {
  const format = useFormat()
  const page = useAddresses(WAITING_TICKETS)
  return (
    <Button asChild variant="subtle" colorPalette={tone} size="xl" h="11" px="3" textStyle="body">
      <Link to={page.list()} aria-label={text}>
        <CloudOff aria-hidden size={18} />
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {text}
        </Box>
        {count > 0 ? (
          <Box as="span" display={{ base: 'inline', md: 'none' }}>
            {format.number(count)}
          </Box>
        ) : null}
      </Link>
    </Button>
  )
}
