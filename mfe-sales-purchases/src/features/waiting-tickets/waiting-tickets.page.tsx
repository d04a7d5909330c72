import { useEffect, useState } from 'react'
import { CircleCheck, CloudUpload, Download, Upload } from 'lucide-react'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  Flex,
  Notice,
  PageHeader,
  PageSkeleton,
  useAddresses,
  useCompany,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { canSeal, type DeviceTicket, hasWaiting, queueOf, type TicketQueue } from '../ticket-queue/index.ts'
import { SaveCopyDialog, SendCopyDialog } from './copy-dialogs.tsx'
import { WaitingSessions } from './waiting-sessions.tsx'
import { waitingColumns } from './waiting-columns.tsx'

/** What this device has sold and the server does not have yet, and why. */
export function WaitingTicketsPage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useCompany()
  const [queue] = useState(() => queueOf(id))
  const sales = useAddresses(SALES)
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('waitingTickets.title')}
        subtitle={t('waitingTickets.subtitle')}
        breadcrumb={[{ label: t('sales.title'), to: sales.list() }, { label: t('waitingTickets.title') }]}
        actions={<Actions queue={queue} />}
      />
      <Halted queue={queue} />
      <Waiting queue={queue} />
    </Flex>
  )
}

/** Copies are offered where the browser can seal them. */
function Actions({ queue }: { queue: TicketQueue }) {
  const { t } = useTranslation('sales-purchases')
  const isWaiting = useStore(queue.state, hasWaiting)
  const [shown, setShown] = useState<'save' | 'send' | null>(null)
  const close = (): void => setShown(null)
  return (
    <>
      {canSeal() ? (
        <>
          <Button size="lg" variant="outline" onClick={() => setShown('send')}>
            <Upload aria-hidden />
            {t('waitingTickets.copy.send')}
          </Button>
          {isWaiting ? (
            <Button size="lg" variant="outline" onClick={() => setShown('save')}>
              <Download aria-hidden />
              {t('waitingTickets.copy.save')}
            </Button>
          ) : null}
        </>
      ) : null}
      <SendButton queue={queue} />
      <SaveCopyDialog queue={queue} isOpen={shown === 'save'} onClose={close} />
      <SendCopyDialog queue={queue} isOpen={shown === 'send'} onClose={close} />
    </>
  )
}

function SendButton({ queue }: { queue: TicketQueue }) {
  const { t } = useTranslation('sales-purchases')
  const isWaiting = useStore(queue.state, hasWaiting)
  const [isSending, setIsSending] = useState(false)
  const send = async (): Promise<void> => {
    setIsSending(true)
    await queue.send().catch(() => undefined)
    setIsSending(false)
  }
  return (
    <Button size="lg" loading={isSending} disabled={!isWaiting} onClick={() => void send()}>
      <CloudUpload aria-hidden />
      {t('waitingTickets.send')}
    </Button>
  )
}

function Halted({ queue }: { queue: TicketQueue }) {
  const { t } = useTranslation('sales-purchases')
  const { halt } = useStore(queue.state)
  const isWaiting = useStore(queue.state, hasWaiting)
  if (halt === null || !isWaiting) return null
  return (
    <Notice tone="attention" title={t(`waitingTickets.halts.${halt}`)}>
      {t(`waitingTickets.texts.${halt}`)}
    </Notice>
  )
}

/** A day without a network has more: these are the first to be sent. */
const MOST_SHOWN = 100

const rowKey = ({ id }: DeviceTicket): string => id

function Waiting({ queue }: { queue: TicketQueue }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { waiting, steps } = useStore(queue.state)
  const untold = steps?.filter(({ isReceived }) => !isReceived) ?? []
  const [tickets, setTickets] = useState<readonly DeviceTicket[] | 'failed' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const show = (found: readonly DeviceTicket[] | 'failed'): void => {
      if (!leaving.signal.aborted) setTickets(found)
    }
    queue.waiting(MOST_SHOWN).then(show, () => show('failed'))
    return () => leaving.abort()
  }, [queue, waiting])
  if (tickets === null) return <PageSkeleton kind="table" />
  if (tickets === 'failed')
    return <ErrorPanel title={t('waitingTickets.failedTitle')} text={t('waitingTickets.failedText')} />
  if (tickets.length === 0 && untold.length === 0)
    return <EmptyState icon={CircleCheck} title={t('waitingTickets.emptyTitle')} text={t('waitingTickets.emptyText')} />
  return (
    <>
      <WaitingSessions steps={untold} />
      {tickets.length === 0 ? null : (
        <DataTable
          label={t('waitingTickets.title')}
          columns={waitingColumns(t, timeZone)}
          rows={tickets}
          rowKey={rowKey}
          density="compact"
        />
      )}
    </>
  )
}
