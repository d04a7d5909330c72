import { useRef, useState } from 'react'
import {
  Button,
  companyKey,
  Flex,
  FormDialog,
  Notice,
  notify,
  Skeleton,
  useCompany,
  useQuery,
  useTranslation,
} from '@comptoir/platform'
import type { TicketQueue } from '../ticket-queue/index.ts'
import { type CheckedProof, checkProof } from './check-proof.ts'
import { ProvedFacts } from './proved-facts.tsx'
import { TicketInBooks } from './ticket-in-books.tsx'
import { type InBooks, useInBooks } from './use-in-books.ts'

export interface ProofDialogProps {
  isOpen: boolean
  /** What was scanned. */
  text: string
  queue: Pick<TicketQueue, 'proofKeys'>
  isOffline: boolean
  /** Asks the server for the keys that this device does not know; null where it cannot be asked here. */
  renewKeys: (() => Promise<void>) | null
  /** Takes goods of a ticket back, by its number; null for who may not. */
  onTakeBack: ((number: string) => void) | null
  onClose: () => void
}

const CHECK = { path: 'checked-proof' }

const TONES = {
  altered: 'danger',
  ofAnother: 'danger',
  keyUnknown: 'attention',
  misread: 'attention',
  unable: 'attention',
} as const

/** Says of a scanned proof whether the ticket is genuine, without a network too, and leads on to its return. */
export function ProofDialog({ isOpen, text, queue, isOffline, renewKeys, onTakeBack, onClose }: ProofDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const main = useRef<HTMLButtonElement>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: companyKey(companyId, CHECK, text),
    queryFn: () => checkProof(queue, companyId, text),
    enabled: isOpen,
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  })
  const [answeredFor, setAnsweredFor] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // What the server did not know a while ago it may know by now.
    if (isOpen) setAnsweredFor(null)
  }
  /** Whether the server was asked, and knows of no such key either. */
  const isNowhere = data?.outcome === 'keyUnknown' && answeredFor === text && !isFetching
  const renew = async (ask: () => Promise<void>): Promise<void> => {
    setAsking(true)
    try {
      await ask()
      await refetch()
      setAnsweredFor(text)
    } catch {
      notify.error(t('ticketProofs.noAnswer'))
    }
    setAsking(false)
  }
  const genuine = data?.outcome === 'genuine' ? data : null
  const books = useInBooks(isOpen ? (genuine?.ticket.number ?? null) : null, isOffline)
  // What the server does not have it cannot take back: the notice says so, and it is asked again.
  const takeBack = genuine && !isOffline && books !== 'missing' ? onTakeBack : null
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('ticketProofs.title')}
      initialFocus={() => main.current}
      footer={
        <>
          <Button variant="outline" size="xl" ref={takeBack ? undefined : main} onClick={onClose}>
            {t('ticketProofs.done')}
          </Button>
          {genuine && takeBack ? (
            <Button size="xl" ref={main} onClick={() => takeBack(genuine.ticket.number)}>
              {t('ticketProofs.takeBack')}
            </Button>
          ) : null}
          {data?.outcome === 'keyUnknown' && !isNowhere && !isOffline && renewKeys ? (
            <Button size="xl" loading={isAsking} onClick={() => void renew(renewKeys)}>
              {t('ticketProofs.ask')}
            </Button>
          ) : null}
        </>
      }
    >
      <Flex direction="column" gap="4">
        {isNowhere ? (
          <Notice tone="danger">{t('ticketProofs.outcome.keyNowhere')}</Notice>
        ) : data ? (
          <Outcome checked={data} books={books} />
        ) : null}
        {data || error ? null : <Skeleton h="24" />}
        {error && !data ? <Notice tone="attention">{t('ticketProofs.failed')}</Notice> : null}
      </Flex>
    </FormDialog>
  )
}

function Outcome({ checked, books }: { checked: CheckedProof; books: InBooks }) {
  const { t } = useTranslation('sales-purchases')
  if (checked.outcome !== 'genuine')
    return <Notice tone={TONES[checked.outcome]}>{t(`ticketProofs.outcome.${checked.outcome}`)}</Notice>
  return <Genuine checked={checked} books={books} />
}

interface GenuineProps {
  checked: Extract<CheckedProof, { outcome: 'genuine' }>
  books: InBooks
}

/** Who may open a session can have had a key taken: what is signed, but in no books, is not said to be genuine. */
function Genuine({ checked: { ticket, key: signer }, books }: GenuineProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      {books === 'missing' ? (
        <Notice tone="attention" title={t('ticketProofs.outcome.signed')}>
          {t('ticketProofs.books.missing')}
        </Notice>
      ) : (
        <Notice tone="success" title={t('ticketProofs.outcome.genuine')} />
      )}
      <ProvedFacts ticket={ticket} signer={signer} />
      {books === 'missing' ? null : <TicketInBooks books={books} />}
    </>
  )
}
