import { useSyncExternalStore } from 'react'
import type { StampPeriod } from '@comptoir/contracts/ticket-stamps'
import { serverNow } from '@comptoir/platform'
import type { CartProduct } from './sold-by.ts'
import { lastTurn } from './line-discount.ts'

/** How late the screen may be after a discount began or ended. */
const LOOK_EVERY_MS = 1000

function everySecond(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
  }
}

/**
 * The moment for which prices of these products are drawn, in milliseconds. It follows the server's clock, yet changes
 * only when a discount of one of them begins or ends, or another stamp is due.
 */
export function usePresent(
  products: readonly Pick<CartProduct, 'discount'>[],
  stamps: readonly StampPeriod[] = [],
): number {
  return useSyncExternalStore(everySecond, () => {
    const now = serverNow()
    const turns = stamps.map(({ since }) => Date.parse(since)).filter((turn) => turn <= now)
    return Math.max(lastTurn(products, now), ...turns)
  })
}
