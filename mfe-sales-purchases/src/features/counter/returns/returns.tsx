import { type ReactNode, useMemo, useState } from 'react'
import { Undo2 } from 'lucide-react'
import { SALES_RETURNS_AT } from '@comptoir/contracts/addresses'
import {
  Box,
  Button,
  deferred,
  DeferredPart,
  notify,
  useHasPermission,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { typedTicketNumber } from '../../../common/typed-ticket-number.ts'
import { useCart, useCartStore } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useShopSettings } from '../session/shop-settings.ts'
import { useExactProduct } from '../shelf/use-exact-product.ts'
import { useShelf } from '../shelf/use-shelf.ts'
import { useAtCounter, useSayWhose, useSellerMay, useTurn } from '../register/seller.ts'
import { createReturning, exchangeOf, ReturningContext, useReturningStore } from './returning.ts'

const dialog = deferred(async () => (await import('../../counter-returns/index.ts')).ReturnDialog)
const exchange = deferred(async () => (await import('./exchange.tsx')).ExchangeOfSale)

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
 * Opens a return, of a ticket where its number is given; null for who may not, and who took over and may not is told why.
 * Without the server it says so instead: what came back before is known there alone.
 */
export function useTakeBack(): ((number?: string) => void) | null {
  const { t } = useTranslation('sales-purchases')
  const returning = useReturningStore()
  const isAllowed = useHasPermission(SALES_RETURNS_AT.permissions.write)
  const sayWhose = useSayWhose(SALES_RETURNS_AT.permissions.write)
  const isOffline = useIsOffline()
  return useMemo(() => {
    if (!isAllowed) return null
    return (number) => {
      if (sayWhose) sayWhose()
      else if (isOffline) notify.info(t('counterReturns.offline'))
      else
        returning.setState(({ opening }) => ({
          ...{ isOpen: true, opening: opening + 1, scanned: null },
          number: number ?? null,
        }))
    }
  }, [t, returning, isAllowed, sayWhose, isOffline])
}

/** Hands a scan to the return that is open: a ticket, or a piece of the ticket. */
export function useScanReturned(): (code: string) => void {
  const returning = useReturningStore()
  return (code) => {
    const number = typedTicketNumber(code)
    returning.setState(number === null ? { scanned: { code } } : { number, scanned: null })
  }
}

function Returned() {
  const returning = useReturningStore()
  const { isOpen, opening, number, scanned } = useStore(returning)
  const turn = useTurn(() => returning.setState({ isOpen: false, number: null, scanned: null }))
  const atCounter = useAtCounter()
  const mayWithoutTicket = useSellerMay(SALES_RETURNS_AT.permissions.withoutOrigin)
  const { register, session } = useCounterSession()
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const cashStepMinor = useShopSettings()?.cashStepMinor ?? 0
  const lookUp = useExactProduct()
  const shelf = useShelf()
  const cart = useCartStore()
  const focus = useFocus()
  const at = useMemo(
    () => ({
      ...{ registerId: register.id, cashSessionId: session.id, cashStepMinor, lookUp, atCounter, mayWithoutTicket },
      // What stands for several variants is scanned, or found by the name of one.
      find: async (text: string, signal: AbortSignal) =>
        (await shelf.find(text, signal)).products.filter(({ group }) => !group),
      sendWaiting: async () => {
        if (queue && queue.state.getState().waiting !== 0) await queue.send().catch(() => undefined)
      },
    }),
    [register.id, session.id, cashStepMinor, lookUp, atCounter, mayWithoutTicket, shelf, queue],
  )
  const close = (): void => {
    returning.setState({ isOpen: false })
    focus.toSearch()
  }
  return (
    <DeferredPart
      key={turn}
      part={dialog}
      isWanted={isOpen}
      given={{
        ...{ isOpen, opening, number, scanned, at },
        onNumber: (next) => returning.setState({ number: next, scanned: null }),
        onClose: close,
        onExchange: (made) => {
          returning.setState({ exchanged: exchangeOf(made, cart.getState().cart.saleId) })
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
  const exchanged = useStore(useReturningStore(), (state) => state.exchanged)
  const saleId = useCart((cart) => cart.saleId)
  if (exchanged?.saleId !== saleId) return null
  return <DeferredPart part={exchange} isWanted given={{ exchanged }} />
}
