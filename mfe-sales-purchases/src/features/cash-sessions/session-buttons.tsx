import { Lock, Printer, Receipt, ScanBarcode } from 'lucide-react'
import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import {
  Button,
  Link,
  printPage,
  useCompany,
  useHasPermission,
  usePointOfSale,
  useSave,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { startCount } from './cash-sessions.api.ts'

/** What can be done with a session in its state, by this person. */
export function SessionButtons({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const { id } = usePointOfSale()
  const isOwn = useSession((state) => state.user?.id) === session.openedById
  const home = `/${company.id}/${id}`
  return (
    <>
      {useHasPermission('sales.read') ? (
        <Button asChild variant="outline">
          <Link to={`${home}/sales?cashSession=${session.id}`}>
            <Receipt aria-hidden size={16} />
            {t('cashSessions.session.tickets')}
          </Link>
        </Button>
      ) : null}
      {session.state === 'counting' ? null : (
        <Button variant="outline" onClick={printPage}>
          <Printer aria-hidden />
          {t('common.print')}
        </Button>
      )}
      {isOwn && session.state === 'open' ? (
        <Button asChild variant="outline">
          <Link to={`${home}/pos`}>
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
  const { save, isSaving } = useSave(() => startCount(session.id), { invalidates: [CASH_SESSIONS] })
  if (!mayWrite || !(isOwn || mayCloseAnother)) return null
  return (
    <Button loading={isSaving} onClick={() => void save(undefined)}>
      <Lock aria-hidden />
      {t('cashSessions.session.startCount')}
    </Button>
  )
}
