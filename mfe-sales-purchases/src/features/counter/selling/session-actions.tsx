import { useState } from 'react'
import { FileText, Power } from 'lucide-react'
import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import { Box, Button, Link, notify, useCompany, useSave, useTranslation, useAddresses } from '@comptoir/platform'
import { CashButton } from '../cash-drawer/cash-drawer.tsx'
import { useCartStore } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { HeldQuestion } from '../held/held-question.tsx'
import { useHeldTickets } from '../held/held-context.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useClientMethods } from '../payment/use-offered-methods.ts'
import { PrinterButton } from '../printing/printing.tsx'
import { useSayWhose, useSeller } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'

/** What can be done with the session: look at its figures so far (X), or count the drawer and close it. */
export function SessionActions() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const address = useSessionAddress()
  const sayWhose = useSayWhose(CASH_SESSIONS_AT.permissions.read)
  const seller = useSeller()
  const shortcut = useKeyOf('xReport')
  // Who took over does not leave the counter, and reads the report on it.
  const xReport = (
    <>
      <FileText aria-hidden />
      <Box as="span" display={{ base: 'none', xl: 'inline' }}>
        {t('counter.bar.xReport')}
      </Box>
      <KeyTag of="xReport" />
    </>
  )
  return (
    <>
      <PrinterButton />
      <CashButton />
      <Button
        ref={focus.xButton}
        aria-keyshortcuts={shortcut}
        {...{ variant: 'outline', size: 'xl', h: '11', px: '3', textStyle: 'body', fontWeight: 'semibold' }}
        {...(seller
          ? { onClick: sayWhose ?? (() => focus.askFor('xReport')), 'aria-label': t('counter.bar.xReport') }
          : { asChild: true })}
      >
        {seller ? (
          xReport
        ) : (
          <Link to={address} aria-label={t('counter.bar.xReport')}>
            {xReport}
          </Link>
        )}
      </Button>
      <CloseButton />
    </>
  )
}

/**
 * Counting locks selling; it waits for what is in the cart, and for tickets that the server does not have, asks where tickets
 * are held, and can be taken back while the drawer is counted.
 */
function CloseButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('close')
  const { session } = useCounterSession()
  const cart = useCartStore()
  const held = useHeldTickets()
  const [isAsked, setIsAsked] = useState(false)
  const focus = useFocus()
  const { id: companyId } = useCompany()
  const { data: methods = [] } = useClientMethods()
  const { save, isSaving } = useSave(
    async () => (await import('../closing/close-session.ts')).startCount(companyId, session, methods),
    { invalidates: [CASH_SESSIONS_AT] },
  )
  const sayWhose = useSayWhose()
  const close = async (isSure: boolean): Promise<void> => {
    if (sayWhose) return sayWhose()
    if (cart.getState().cart.lines.length > 0 || cart.getState().isPaying) {
      notify.info(t('counter.bar.cartFirst'))
      focus.toSearch()
      return
    }
    if (held.length > 0 && !isSure) return setIsAsked(true)
    setIsAsked(false)
    const obstacle = await save(undefined)
    if (obstacle?.kind === 'unknown') notify.error(t('unsent.unknown'))
    if (obstacle?.kind === 'unsent') notify.error(t('unsent.tickets', { count: obstacle.count }))
  }
  return (
    <>
      {/* On a phone it stands beside the name, and leaves no room there for another. */}
      <Box position="relative" order={{ base: '-1', md: '0' }} minW={{ base: '9.5rem', md: '0' }}>
        <Button
          ref={focus.closeButton}
          variant="outline"
          size="xl"
          w="full"
          h="11"
          px="3"
          textStyle="body"
          fontWeight="semibold"
          loading={isSaving}
          aria-label={t('counter.bar.close')}
          aria-keyshortcuts={shortcut}
          onClick={() => void close(false)}
        >
          <Power aria-hidden />
          {t('counter.bar.close')}
        </Button>
        <KeyTag of="close" />
      </Box>
      <HeldQuestion isOpen={isAsked} onClose={() => setIsAsked(false)} onGoOn={() => void close(true)} />
    </>
  )
}

function useSessionAddress(): string {
  const sessions = useAddresses(CASH_SESSIONS_AT)
  const { session } = useCounterSession()
  return sessions.one(session.id)
}
