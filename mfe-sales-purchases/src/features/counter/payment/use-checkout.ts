import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import type { ApiProblem } from '@comptoir/platform'
import { useCartStore } from '../cart/cart-context.ts'
import { startNewCart, startSending, stopSending } from '../cart/cart.store.ts'
import { isRefused, postSale } from './payment.api.ts'
import { useSaleRecorded } from './use-sale-recorded.ts'

export type Checkout =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** No answer came: the sale may be recorded or not. Sending the same again settles it. */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string }

export interface CheckoutOptions {
  onSold: (sale: Sale) => void
  /** The cart is open again. */
  onRefused: (problem: ApiProblem, input: SaleInput) => void
}

/** Sends the sale of a cart, once: until the server has said yes or no, nothing else is sent and the cart stays as it is. */
export function useCheckout({ onSold, onRefused }: CheckoutOptions) {
  const store = useCartStore()
  const [checkout, setCheckout] = useState<Checkout>({ kind: 'idle' })
  const isBusy = useRef(false)
  const isOpen = useRef(false)
  const recorded = useSaleRecorded()

  const settle = async (input: SaleInput): Promise<void> => {
    try {
      const sale = await postSale(input)
      recorded()
      if (!isOpen.current) return
      startNewCart(store)
      setCheckout({ kind: 'idle' })
      onSold(sale)
    } catch (error) {
      if (!isOpen.current) return
      if (!isRefused(error)) {
        setCheckout({ kind: 'unknown' })
        return
      }
      stopSending(store)
      setCheckout({ kind: 'refused', message: error.message })
      onRefused(error, input)
    }
  }

  const send = async (input: SaleInput): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setCheckout({ kind: 'sending' })
    await settle(input)
    isBusy.current = false
  }

  const sendAgain = (): void => {
    const { sending } = store.getState()
    if (sending) void send(sending)
  }

  // A sale still being sent when the counter was left is settled first. Leaving meanwhile leaves it to the next visit.
  const resume = useEffectEvent(sendAgain)
  useEffect(() => {
    isOpen.current = true
    resume()
    return () => {
      isOpen.current = false
    }
  }, [])

  return {
    checkout,
    sendAgain,
    pay: (input: SaleInput): void => {
      startSending(store, input)
      void send(input)
    },
  }
}
