import { FileText, Lock } from 'lucide-react'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import {
  advanceOne,
  Box,
  Button,
  Link,
  notify,
  useNavigate,
  useSave,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { usePayment } from '../payment/payment-context.ts'
import { useCounterSession } from '../session/counter-session.ts'

/** What can be done with the session: look at its figures so far (X), or count the drawer and close it. */
export function SessionActions() {
  const { t } = useTranslation('sales-purchases')
  const address = useSessionAddress()
  return (
    <>
      <Button asChild variant="outline" size="xl" h="11" px="3" textStyle="body" fontWeight="semibold">
        <Link to={address} aria-label={t('counter.bar.xReport')}>
          <FileText aria-hidden />
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            {t('counter.bar.xReport')}
          </Box>
        </Link>
      </Button>
      <CloseButton address={address} />
    </>
  )
}

/** Counting locks selling; it is refused while something is in the cart, and can be taken back on the next screen. */
function CloseButton({ address }: { address: string }) {
  const { t } = useTranslation('sales-purchases')
  const { session } = useCounterSession()
  const cart = useCart()
  const { checkout } = usePayment()
  const focus = useFocus()
  const navigate = useNavigate()
  const { save, isSaving } = useSave(() => advanceOne(CASH_SESSIONS, session.id, 'count'), {
    invalidates: [CASH_SESSIONS],
    onSaved: () => void navigate(address),
  })
  const close = (): void => {
    if (cart.lines.length === 0 && checkout.kind !== 'unknown') {
      void save(undefined)
      return
    }
    notify.info(t('counter.bar.cartFirst'))
    focus.toSearch()
  }
  return (
    <Button
      variant="outline"
      size="xl"
      h="11"
      px="3"
      textStyle="body"
      fontWeight="semibold"
      loading={isSaving}
      aria-label={t('counter.bar.close')}
      onClick={close}
    >
      <Lock aria-hidden />
      <Box as="span" display={{ base: 'none', md: 'inline' }}>
        {t('counter.bar.close')}
      </Box>
    </Button>
  )
}

function useSessionAddress(): string {
  const sessions = useAddresses(CASH_SESSIONS)
  const { session } = useCounterSession()
  return sessions.one(session.id)
}
