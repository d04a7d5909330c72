import { CloudOff, CloudUpload } from 'lucide-react'
import { Box, Button, Link, useAddresses, useFormat, useOnline, useSettled, useTranslation } from '@comptoir/platform'
import { WAITING_TICKETS } from '../../../common/waiting-tickets.ts'
import { useQueueState } from './counter-register.ts'

/** What is sent at once is not worth a word. */
const WORTH_TELLING_MS = 2000

/** Says that the server is away, and how much it does not have yet; leads to what that is. Nothing where all is well. */
export function SendingState() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { waiting, halt } = useQueueState()
  const isOffline = !useOnline() || halt === 'noAnswer' || halt === 'busy'
  const page = useAddresses(WAITING_TICKETS)
  const count = waiting ?? 0
  const isLong = useSettled(count > 0, WORTH_TELLING_MS) && count > 0
  if (!isOffline && !isLong && halt === null) return null
  const words = [isOffline ? t('counter.bar.offline') : null, count > 0 ? t('counter.bar.waiting', { count }) : null]
  const text = words.filter((each) => each !== null).join(' · ')
  if (text === '') return null
  return (
    <Button asChild variant="subtle" colorPalette="attention" size="xl" h="11" px="3" textStyle="body">
      <Link to={page.list()} aria-label={text} role="status">
        {isOffline ? <CloudOff aria-hidden size={18} /> : <CloudUpload aria-hidden size={18} />}
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
