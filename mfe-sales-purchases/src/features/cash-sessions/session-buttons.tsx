import { useState } from 'react'
import { Lock, Printer, Receipt, ScanBarcode } from 'lucide-react'
import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  advanceOne,
  Button,
  Link,
  notify,
  printPage,
  useHasPermission,
  useSave,
  useSession,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { COUNTER } from '../../common/counter.ts'
import { isBlind } from './session-report.tsx'

/** What can be done with a session in its state, by this person. */
export function SessionButtons({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES)
  const counter = useAddresses(COUNTER)
  const isOwn = useSession((state) => state.user?.id) === session.openedById
  return (
    <>
      {useHasPermission(SALES.permissions.read) ? (
        <Button asChild variant="outline">
          <Link to={sales.list({ cashSession: session.id })}>
            <Receipt aria-hidden size={16} />
            {t('cashSessions.session.tickets')}
          </Link>
        </Button>
      ) : null}
      {isBlind(session) || session.state === 'counting' ? null : (
        <Button variant="outline" onClick={printPage}>
          <Printer aria-hidden />
          {t('common.print')}
        </Button>
      )}
      {isOwn && session.state === 'open' ? (
        <Button asChild variant="outline">
          <Link to={counter.list()}>
            <ScanBarcode aria-hidden size={16} />
            {t('cashSessions.session.sell')}
          </Link>
        </Button>
      ) : null}
      {session.state === 'open' ? <CountButton session={session} isOwn={isOwn} /> : null}
    </>
  )
}

/** Counting somebody else's drawer is for those who may close another's session. */
function CountButton({ session, isOwn }: { session: CashSession; isOwn: boolean }) {
  const { t } = useTranslation('sales-purchases')
  const mayWrite = useHasPermission(CASH_SESSIONS.permissions.write)
  const mayCloseAnother = useHasPermission(CASH_SESSIONS.permissions.closeAnother)
  const { save, isSaving } = useSave(() => advanceOne(CASH_SESSIONS, session.id, 'count'), {
    invalidates: [CASH_SESSIONS],
  })
  const [isSending, setIsSending] = useState(false)
  if (!mayWrite || !(isOwn || mayCloseAnother)) return null
  const start = async (): Promise<void> => {
    setIsSending(true)
    const { unsentOf } = await import('../ticket-queue/index.ts')
    const count = await unsentOf(session)
    setIsSending(false)
    if (count === null) notify.error(t('unsent.unknown'))
    else if (count > 0) notify.error(t('unsent.tickets', { count }))
    else await save(undefined)
  }
  return (
    <Button loading={isSaving || isSending} onClick={() => void start()}>
      <Lock aria-hidden />
      {t('cashSessions.session.startCount')}
    </Button>
  )
}
