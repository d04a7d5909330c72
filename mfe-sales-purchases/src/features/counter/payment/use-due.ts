import { cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { partsMinor } from '../cart/cart.ts'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useShopSettings } from '../session/shop-settings.ts'

/** What is asked for, and by how much that is more than the total since cash is rounded. */
export interface Due {
  /** What is left after the parts that were taken; below zero where they are too much by now. */
  dueMinor: number
  roundingMinor: number
}

/** What is asked for by a method. */
export function useDue(method: PaymentMethod | null | undefined): Due {
  const cart = useCart()
  const { totalMinor } = usePricedCart().totals.totals
  const stepMinor = useShopSettings()?.cashStepMinor ?? 0
  const currency = useCurrency()
  const paidMinor = partsMinor(cart)
  const exactMinor = totalMinor - partsMinor({ parts: cart.parts.filter(({ isCash }) => !isCash) })
  const roundingMinor = method?.kind === 'cash' ? cashRoundingMinor({ exactMinor, stepMinor, currency }) : 0
  return { dueMinor: totalMinor + roundingMinor - paidMinor, roundingMinor }
}
