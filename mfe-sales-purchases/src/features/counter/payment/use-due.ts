import { cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { useStore } from '@comptoir/platform'
import { useCartStore, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useShopSettings } from '../session/shop-settings.ts'

/** What is asked for, and by how much that is more than the total since cash is rounded. */
export interface Due {
  dueMinor: number
  roundingMinor: number
}

/** What is asked for by a method; of a sale that is on its way, what was asked for. */
export function useDue(method: PaymentMethod | null | undefined): Due {
  const sending = useStore(useCartStore(), (state) => state.sending)
  const { totalMinor } = usePricedCart().totals.totals
  const stepMinor = useShopSettings()?.cashStepMinor ?? 0
  const currency = useCurrency()
  if (sending) return asSent(sending)
  const roundingMinor = method?.kind === 'cash' ? cashRoundingMinor({ exactMinor: totalMinor, stepMinor, currency }) : 0
  return { dueMinor: totalMinor + roundingMinor, roundingMinor }
}

function asSent({ payments, totalMinor, changeMinor }: SaleInput): Due {
  const dueMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, -changeMinor)
  return { dueMinor, roundingMinor: dueMinor - totalMinor }
}
