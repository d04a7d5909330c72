import { asksIdentity, missingDetails } from '@comptoir/contracts/payment-details'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { useCompany } from '@comptoir/platform'
import { partsMinor } from '../cart/cart.ts'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import { detailsFor } from '../cart/said-of-payment.ts'
import type { Lack } from './pay-block.ts'

/** What has to be said before what is left can be paid by a method; null for nothing. */
export function useLack(method: PaymentMethod | null | undefined, dueMinor: number): Lack | null {
  const cart = useCart()
  const asksWho = useAsksIdentity(method, dueMinor)
  if (method && dueMinor > 0 && missingDetails(method.kind, detailsFor(cart, method)).length > 0)
    return 'detailsMissing'
  // It becomes a part, once the server holds it.
  if (method?.kind === 'voucher' && dueMinor > 0) return 'detailsMissing'
  return asksWho && !cart.identity ? 'identityMissing' : null
}

/** Whether so much is paid in cash that the company asks who pays. */
export function useAsksIdentity(method: PaymentMethod | null | undefined, dueMinor: number): boolean {
  const parts = useCart((cart) => cart.parts)
  const { netHtMinor, totalMinor } = usePricedCart().totals.totals
  const { cashIdentityMinor: thresholdMinor } = useCompany()
  const inParts = partsMinor({ parts: parts.filter(({ isCash }) => isCash) })
  const cashMinor = inParts + (method?.kind === 'cash' ? dueMinor : 0)
  return asksIdentity({ cashMinor, netHtMinor, totalMinor, thresholdMinor })
}
