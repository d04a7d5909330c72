import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useShopSettings } from '../session/shop-settings.ts'
import { type Due, dueOf } from './due.rules.ts'

/** What is asked for by a method. */
export function useDue(method: PaymentMethod | null | undefined): Due {
  const cart = useCart()
  const { totalMinor } = usePricedCart().totals.totals
  const stepMinor = useShopSettings()?.cashStepMinor ?? 0
  const currency = useCurrency()
  return dueOf(cart, { totalMinor, isCash: method?.kind === 'cash', stepMinor, currency })
}
