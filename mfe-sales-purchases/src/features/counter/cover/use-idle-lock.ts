import { useEffect, useEffectEvent } from 'react'
import { serverNow, useCompany } from '@comptoir/platform'
import { useCartStore } from '../cart/cart-context.ts'
import { useCounterRegisterStore } from '../register/counter-register.ts'

const MINUTE_MS = 60_000
const LOOK_MS = 5000
/** A scanner types. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Covers the counter once nobody has touched it for as long as the company allows, and when somebody has to show again who
 * they are; never while a payment is written down.
 */
export function useIdleLock(cover: () => void): void {
  const minutes = useCompany().counterLockMinutes
  const cart = useCartStore()
  const store = useCounterRegisterStore()
  const lock = useEffectEvent(cover)
  useEffect(() => {
    let touchedAt = Date.now()
    const closing = new AbortController()
    const touch = (): void => {
      touchedAt = Date.now()
    }
    for (const name of SIGNS_OF_LIFE)
      globalThis.addEventListener(name, touch, { capture: true, passive: true, signal: closing.signal })
    const timer = setInterval(() => {
      const { isCovered, seller } = store.getState()
      if (isCovered || cart.getState().isPaying) return
      const isIdle = minutes !== null && Date.now() - touchedAt >= minutes * MINUTE_MS
      if (isIdle || (seller && Date.parse(seller.until) <= serverNow())) lock()
    }, LOOK_MS)
    return () => {
      closing.abort()
      clearInterval(timer)
    }
  }, [minutes, cart, store])
}
