import { useEffect } from 'react'
import { type StoreApi, useCompany, useStore } from '@comptoir/platform'
import { keptCopiesOf } from '../../../common/kept-copies.ts'
import { createRequiredContext } from '../../../common/required-context.ts'
import { useCart } from '../cart/cart-context.ts'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import { usePrint } from '../printing/printing.tsx'
import { safeStorage } from '../../../common/safe-storage.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useAtCounter } from '../register/seller.ts'
import { useFocus } from '../focus/counter-focus.ts'

/** The last sale of this counter. Its ticket fills the screen until the next sale begins, and stays at hand after. */
export interface LastTicket {
  sale: PrintedSale | null
  isShown: boolean
  /** How often it was printed. */
  prints: number
}

export const [LastTicketContext, useLastTicketStore] = createRequiredContext<StoreApi<LastTicket>>('last ticket')

export function useLastSale(): PrintedSale | null {
  return useStore(useLastTicketStore(), ({ sale }) => sale)
}

/** The sale whose ticket fills the screen now. */
export function useShownSale(): PrintedSale | null {
  const { sale, isShown } = useStore(useLastTicketStore())
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  return isShown && isEmpty ? sale : null
}

/** From the ticket to the next customer. */
export function useLeaveTicket(): () => void {
  const ticket = useLastTicketStore()
  const focus = useFocus()
  return () => {
    ticket.setState({ isShown: false })
    focus.show('products')
    focus.toSearch()
  }
}

/** Prints the last ticket; from the second time on the paper says that it is a copy. A sale just made is printed as its register says. */
export function usePrintTicket(): (sale: PrintedSale, how?: { isJustSold: boolean }) => void {
  const print = usePrint()
  const ticket = useLastTicketStore()
  const tell = useTellCopy()
  return (sale, { isJustSold } = { isJustSold: false }) =>
    print({
      number: sale.number,
      ...(isJustSold ? { sold: sale } : {}),
      onPrinted: () => {
        const { sale: last, prints } = ticket.getState()
        if (last !== sale) return
        ticket.setState({ prints: prints + 1 })
        if (prints > 0 && !sale.isTraining) tell(sale)
      },
    })
}

/** Tells the server of a copy, which counts it in the session; also what was kept from before while it was away. */
function useTellCopy(): (sale: PrintedSale) => void {
  const { id: companyId } = useCompany()
  const { register, session } = useCounterSession()
  const atCounter = useAtCounter()
  useEffect(() => {
    if (safeStorage.getItem(keptCopiesOf(companyId)))
      void import('../../ticket-copies/index.ts').then(({ tellKept }) => tellKept(companyId))
  }, [companyId])
  return ({ id, number }) => {
    const printed = { documentKind: 'sale' as const, documentId: id, number }
    const place = { registerId: register.id, cashSessionId: session.id, ...atCounter }
    void import('../../ticket-copies/index.ts').then(({ tellCopy }) => tellCopy(companyId, { ...printed, ...place }))
  }
}
