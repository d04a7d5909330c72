import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '@comptoir/platform'
import type { DeviceTicket, SoldParts } from '../../ticket-queue/index.ts'
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

  const write = async (parts: SoldParts): Promise<void> => {
    const prepared = await preparedQueue(registerStore)
    if (prepared) return end(await prepared.sell(register.id, parts))
    // Why this device cannot sell is said beside the button.
    stopPaying(store)
    setCheckout({ kind: 'idle' })
  }

  const pay = async (parts: SoldParts): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setCheckout({ kind: 'writing' })
    startPaying(store)
    try {
      await write(parts)
    } catch {
      stopPaying(store)
      setCheckout({ kind: 'failed' })
    } finally {
      isBusy.current = false
    }
  }

  // The page was closed between the writing and the next cart: the sale is not offered a second time.
  const endSold = useEffectEvent(async () => {
    const { cart } = store.getState()
    const ticket = cart.lines.length === 0 ? null : await queue?.find(cart.saleId).catch(() => null)
    if (ticket && !isBusy.current && store.getState().cart.saleId === ticket.id) end(ticket)
  })
  useEffect(() => {
    void endSold()
  }, [queue])

  return { checkout, pay: (parts: SoldParts): void => void pay(parts) }
}
