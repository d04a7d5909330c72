import { useMemo } from 'react'
import type { DocumentTotals } from '@comptoir/money'
import { useStore } from '@comptoir/platform'
import type { CartStore } from './cart.store.ts'
import { type PricedLine, type Pricing, ticketTotals } from './cart-totals.ts'
import { pricedAt } from './line-discount.ts'
import { usePresent } from './use-present.ts'

/** The cart with every figure, as it is sold at a moment. */
export interface PricedCart {
  lines: readonly PricedLine[]
  totals: DocumentTotals
  /** For when it is priced, in milliseconds. */
  moment: number
}

/** Prices the cart for now. */
export function usePricing(store: CartStore, pricing: Pricing): PricedCart {
  const cart = useStore(store, (state) => state.cart)
  const moment = usePresent(
    cart.lines.map(({ product }) => product),
    pricing.stamps,
  )
  return useMemo(() => {
    const lines = pricedAt(cart.lines, pricing, moment)
    return { lines, totals: ticketTotals(lines, pricing, moment), moment }
  }, [cart.lines, pricing, moment])
}
