import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { newId, useStore } from '@comptoir/platform'
import type { DeviceTicket, SoldParts } from '../../ticket-queue/index.ts'
import type { Cart } from '../cart/cart.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { startNewCart, startPaying, stopPaying } from '../cart/cart.store.ts'
import { preparedQueue, useCounterRegisterStore } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'

export type Checkout =
  | { kind: 'idle' }
  /** The sale is being written down. */
  | { kind: 'writing' }
  /** It was not: nothing is sold, and the cart is as it was. */
  | { kind: 'failed' }

/** A ticket is mostly written down sooner: saying that it is being written would draw the counter twice for each sale. */
const UNSAID_MS = 250

/** Sells a cart: it is sold once this device has written it down, numbered; the server gets it afterwards. */
export function useCheckout(onSold: (ticket: DeviceTicket) => void) {
  const store = useCartStore()
  const { register } = useCounterSession()
  const registerStore = useCounterRegisterStore()
  const queue = useStore(registerStore, (state) => state.queue)
  const [checkout, setCheckout] = useState<Checkout>({ kind: 'idle' })
  const isBusy = useRef(false)

  const end = (ticket: DeviceTicket): void => {
    startNewCart(store)
    setCheckout({ kind: 'idle' })
    onSold(ticket)
  }

  /** The ticket; null where this device cannot number any, which is said beside the button. */
  const write = async (parts: SoldParts): Promise<DeviceTicket | null> => {
    const prepared = await preparedQueue(registerStore)
    if (!prepared) return null
    try {
      return await prepared.sell(register.id, parts)
    } catch (error) {
      if (!isSaleIdTaken(error)) throw error
      // What was sold under this id is another cart, which was changed after the page had been closed.
      return await prepared.sell(register.id, { ...parts, id: newId() })
    }
  }

  const pay = async (parts: SoldParts): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    const saying = setTimeout(() => setCheckout({ kind: 'writing' }), UNSAID_MS)
    startPaying(store)
    const outcome = await write(parts).catch(() => 'failed' as const)
    clearTimeout(saying)
    isBusy.current = false
    if (outcome !== null && outcome !== 'failed') return end(outcome)
    stopPaying(store)
    setCheckout({ kind: outcome ?? 'idle' })
  }

  // The page was closed between the writing and the next cart: the sale is not offered a second time.
  const endSold = useEffectEvent(async () => {
    const { cart } = store.getState()
    const ticket = cart.lines.length === 0 ? null : await queue?.find(cart.saleId).catch(() => null)
    const { cart: now } = store.getState()
    if (ticket && !isBusy.current && now.saleId === ticket.id && isTicketOf(now, ticket)) end(ticket)
  })
  useEffect(() => {
    void endSold()
  }, [queue])

  return { checkout, pay: (parts: SoldParts): void => void pay(parts) }
}

function isSaleIdTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'SaleIdTakenError'
}

/** Whether a ticket has just the lines of a cart. */
function isTicketOf({ lines }: Cart, { text }: DeviceTicket): boolean {
  const { lines: printed } = JSON.parse(text) as RegisterTicket
  const told = ({ id, quantityMilli }: { id: string; quantityMilli: number }): string => `${id} ${quantityMilli}`
  return lines.map(told).join() === printed.map(told).join()
}
