import { FileText, Lock } from 'lucide-react'
import {
  Box,
  Button,
  Link,
  notify,
  useCompany,
  useNavigate,
  usePointOfSale,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { startCount } from '../../cash-sessions/index.ts'
import { useTillContext } from './till-context.ts'

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

/** Counting locks the selling; it is refused while something is in the cart, and can be taken back on the next screen. */
function CloseButton({ address }: { address: string }) {
  const { t } = useTranslation('sales-purchases')
  const { cart, session, focus, pay } = useTillContext()
  const navigate = useNavigate()
  const { save, isSaving } = useSave(() => startCount(session.id), {
    invalidates: ['cash-sessions'],
    onSaved: () => void navigate(address),
  })
  const close = (): void => {
    if (cart.lines.length === 0 && pay.checkout.kind !== 'unknown') {
      void save(undefined)
      return
    }
    notify.info(t('counter.bar.cartFirst'))
    focus.focus()
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
  const company = useCompany()
  const { id } = usePointOfSale()
  const { session } = useTillContext()
  return `/${company.id}/${id}/cashSessions/${session.id}`
}
