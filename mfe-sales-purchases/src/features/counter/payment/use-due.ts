import { cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { useStore } from '@comptoir/platform'
import { partsMinor } from '../cart/cart.ts'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useShopSettings } from '../session/shop-settings.ts'

/** What is asked for, and by how much that is more than the total since cash is rounded. */
export interface Due {
  /** What is left after the parts that were taken; below zero where they are too much by now. */
  dueMinor: number
  roundingMinor: number
}

/** What is asked for by a method; of a sale that is on its way, what was asked for. */
export function useDue(method: PaymentMethod | null | undefined): Due {
  const { cart, sending } = useStore(useCartStore())
  const { totalMinor } = usePricedCart().totals.totals
  const stepMinor = useShopSettings()?.cashStepMinor ?? 0
  const currency = useCurrency()
  const paidMinor = partsMinor(cart)
  if (sending) return asSent(sending, paidMinor)
  const exactMinor = totalMinor - partsMinor({ parts: cart.parts.filter(({ isCash }) => !isCash) })
  const roundingMinor = method?.kind === 'cash' ? cashRoundingMinor({ exactMinor, stepMinor, currency }) : 0
  return { dueMinor: totalMinor + roundingMinor - paidMinor, roundingMinor }
}

function asSent({ payments, totalMinor, changeMinor }: SaleInput, paidMinor: number): Due {
  const dueMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, -changeMinor)
  return { dueMinor: dueMinor - paidMinor, roundingMinor: dueMinor - totalMinor }
}
