import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createStore, type StoreApi, useStore } from '@comptoir/platform'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useNoticeActions } from '../notices/notices.store.ts'
import { useProductEntry } from '../products/product-entry.ts'
import { type LastTicket, LastTicketContext, useLastTicketStore, usePrintTicket } from '../last-ticket/last-ticket.ts'
import { type Payment, PaymentContext } from './payment-context.ts'
import { usePaying } from './use-paying.ts'
import { useSalesReceived } from './use-sales-received.ts'

interface ProviderProps {
  children: ReactNode
}

export interface PaymentProviderProps extends ProviderProps {
  /** Leaves out of it what is not to be had here. */
  limit: (payment: Payment) => Payment
}

export function PaymentProvider({ children, limit }: PaymentProviderProps) {
  const [ticket] = useState(() => createStore<LastTicket>(() => ({ sale: null, isShown: false, prints: 0 })))
  useLeftWithNextSale(ticket)
  return (
    <LastTicketContext value={ticket}>
      <PayingProvider limit={limit}>{children}</PayingProvider>
    </LastTicketContext>
  )
}

/** The ticket makes room as soon as something is in the cart. */
function useLeftWithNextSale(ticket: StoreApi<LastTicket>): void {
  const hasLines = useStore(useCartStore(), ({ cart }) => cart.lines.length > 0)
  useEffect(() => {
    if (hasLines) ticket.setState({ isShown: false })
  }, [hasLines, ticket])
}

function PayingProvider({ children, limit }: PaymentProviderProps) {
  useSalesReceived()
  const payment = limit(usePaying(useSold()))
  const [store] = useState(() => createStore(() => payment))
  // Before anything is painted.
  useLayoutEffect(() => store.setState(payment, true), [store, payment])
  return <PaymentContext value={store}>{children}</PaymentContext>
}

/** What the screen does when something is sold. */
function useSold(): (sale: PrintedSale) => void {
  const cart = useCartStore()
  const ticket = useLastTicketStore()
  const notices = useNoticeActions()
  const print = usePrintTicket()
  const focus = useFocus()
  const { search } = useProductEntry()
  return (sale) => {
    // What was scanned for the next customer meanwhile is in the cart already.
    ticket.setState({ sale, isShown: cart.getState().cart.lines.length === 0, prints: 0 })
    print(sale, { isJustSold: true })
    notices.clear()
    search.getState().setText('')
    focus.leavePart()
    focus.show('pay')
  }
}
