import { type ReactNode, useMemo, useState } from 'react'
import { Undo2 } from 'lucide-react'
import { SALES_RETURNS_AT } from '@comptoir/contracts/addresses'
import { Box, Button, deferred, DeferredPart, notify, useStore, useTranslation } from '@comptoir/platform'
import { useCart, useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useShopSettings } from '../session/shop-settings.ts'
import { useExactProduct } from '../shelf/use-exact-product.ts'
import { useShelf } from '../shelf/use-shelf.ts'
import { useOwnMay, useTurn } from '../register/seller.ts'
import { createReturning, isTicketNumber, ReturningContext, useReturningStore } from './returning.ts'

const dialog = deferred(async () => (await import('../../counter-returns/index.ts')).ReturnDialog)
const note = deferred(async () => (await import('../../counter-returns/index.ts')).ExchangeNote)

/** Where goods come back: from the button, its key, or the number of a ticket that is scanned or typed. */
export function ReturningProvider({ children }: { children: ReactNode }) {
  const [returning] = useState(createReturning)
  return (
    <ReturningContext value={returning}>
      {children}
      <Returned />
    </ReturningContext>
  )
}

/**
 * Opens a return, of a ticket where its number is given; null for who may not. Without the server it says so instead: what
 * came back before is known there alone.
 */
export function useTakeBack(): ((number?: string) => void) | null {
  const { t } = useTranslation('sales-purchases')
  const returning = useReturningStore()
  const isAllowed = useOwnMay(SALES_RETURNS_AT.permissions.write)
  const isOffline = useIsOffline()
  return useMemo(() => {
    if (!isAllowed) return null
    return (number) => {
      if (isOffline) notify.info(t('counterReturns.offline'))
      else
        returning.setState(({ opening }) => ({
          ...{ isOpen: true, opening: opening + 1, scanned: null },
          number: number?.trim().toUpperCase() ?? null,
        }))
    }
  }, [t, returning, isAllowed, isOffline])
}

/** Hands a scan to the return that is open: a ticket, or a piece of the ticket. */
export function useScanReturned(): (code: string) => void {
  const returning = useReturningStore()
  return (code) =>
    returning.setState(isTicketNumber(code) ? { number: code.toUpperCase(), scanned: null } : { scanned: { code } })
}

function Returned() {
  const returning = useReturningStore()
  const { isOpen, opening, number, scanned } = useStore(returning)
  const turn = useTurn(() => returning.setState({ isOpen: false, number: null, scanned: null }))
  const isAllowed = useOwnMay(SALES_RETURNS_AT.permissions.write)
  const { register, session } = useCounterSession()
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const cashStepMinor = useShopSettings()?.cashStepMinor ?? 0
  const lookUp = useExactProduct()
  const shelf = useShelf()
  const cart = useCartStore()
  const focus = useFocus()
  const at = useMemo(
    () => ({
      ...{ registerId: register.id, cashSessionId: session.id, cashStepMinor, lookUp },
      // What stands for several variants is scanned, or found by the name of one.
      find: async (text: string, signal: AbortSignal) =>
        (await shelf.find(text, signal)).products.filter(({ group }) => !group),
      sendWaiting: async () => {
        if (queue && queue.state.getState().waiting !== 0) await queue.send().catch(() => undefined)
      },
    }),
    [register.id, session.id, cashStepMinor, lookUp, shelf, queue],
  )
  const close = (): void => {
    returning.setState({ isOpen: false })
    focus.toSearch()
  }
  if (!isAllowed) return null
  return (
    <DeferredPart
      key={turn}
      part={dialog}
      isWanted={isOpen}
      given={{
        ...{ isOpen, opening, number, scanned, at },
        onNumber: (next) => returning.setState({ number: next, scanned: null }),
        onClose: close,
        onExchange: ({ number: made, totalMinor, roundingMinor }) => {
          const { saleId } = cart.getState().cart
          returning.setState({ exchanged: { number: made, givenMinor: totalMinor + roundingMinor, saleId } })
          close()
        },
      }}
    />
  )
}

/** Takes goods back. Only its sign is shown where there is little room. */
export function ReturnButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('return')
  const takeBack = useTakeBack()
  if (!takeBack) return null
  return (
    <Box position="relative">
      <Button
        variant="outline"
        size="xl"
        px="3"
        textStyle="body"
        fontWeight="semibold"
        aria-label={t('counterReturns.action')}
        aria-keyshortcuts={shortcut}
        onClick={() => takeBack()}
      >
        <Undo2 aria-hidden />
        <Box as="span" display={{ base: 'none', xl: 'inline' }}>
          {t('counterReturns.action')}
        </Box>
      </Button>
      <KeyTag of="return" />
    </Box>
  )
}

/** What changes hands in the end, while something is sold in place of what came back. */
export function Exchange() {
  const returning = useReturningStore()
  const exchanged = useStore(returning, (state) => state.exchanged)
  const { totalMinor } = usePricedCart().totals.totals
  const currency = useCurrency()
  const { saleId } = useCart()
  if (exchanged?.saleId !== saleId) return null
  const { number, givenMinor } = exchanged
  const onDismiss = (): void => returning.setState({ exchanged: null })
  return (
    <DeferredPart part={note} isWanted given={{ number, givenMinor, saleMinor: totalMinor, currency, onDismiss }} />
  )
}
