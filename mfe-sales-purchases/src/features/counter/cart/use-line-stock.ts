import { useEffect, useEffectEvent } from 'react'
import { useStore } from '@comptoir/platform'
import { useCounterRegisterStore, useQueueState } from '../register/counter-register.ts'
import { useOnHand } from '../shelf/use-on-hand.ts'
import { useCartActions, useCartStore } from './cart-context.ts'

/** Of what is scanned one after the other it is asked for all at once. */
const PAUSE_MS = 500

/**
 * Lines know the stock of their products as it is now, which is not what it was when they were added: as the server has it,
 * less what this device has sold and not sent.
 */
export function useLineStock(): void {
  const { cart, isPaying } = useStore(useCartStore())
  const actions = useCartActions()
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const { waiting } = useQueueState()
  const products = cart.lines.map(({ product }) => product).filter(({ isCustom }) => isCustom !== true)
  const onHand = useOnHand(
    products.map(({ id }) => id),
    PAUSE_MS,
  )
  const take = useEffectEvent(async (signal: AbortSignal) => {
    const ids = [...onHand.keys()]
    const unsent = ids.length === 0 || waiting === 0 ? undefined : await queue?.unsent(ids).catch(() => undefined)
    if (signal.aborted) return
    actions.takeStock(new Map([...onHand].map(([id, milli]) => [id, milli - (unsent?.get(id) ?? 0)])))
  })
  // With each line that is added, with each sale that is sent, and once more after what was being paid for, which nothing may change.
  useEffect(() => {
    const leaving = new AbortController()
    void take(leaving.signal)
    return () => leaving.abort()
  }, [onHand, cart.lines, isPaying, queue, waiting])
}
