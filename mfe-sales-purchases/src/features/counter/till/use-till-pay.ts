import { useRef } from 'react'
import type { ApiProblem } from '@comptoir/platform'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { newId, notify, useInvalidate, useStore } from '@comptoir/platform'
import type { CartActions } from '../cart/cart-actions.ts'
import type { CounterStore } from '../cart/cart.store.ts'
import { totalsOf } from '../cart/cart-totals.ts'
import type { DiscountRules } from '../cart/change-quantity.ts'
import { pricedAt } from '../cart/line-discount.ts'
import type { OwnDesk } from '../desks.ts'
import { payBlockOf } from '../pay/pay-block.ts'
import { isOutdated, isSessionLost } from '../pay/refusals.ts'
import { receivedOf, saleInputOf } from '../pay/sale-input.ts'
import { useCashMethod } from '../pay/use-cash-method.ts'
import { useCheckout } from '../pay/use-checkout.ts'
import type { useReceipt } from '../pay/use-receipt.ts'
import type { Notices } from './notices.ts'
import { useFreshProducts } from './use-fresh-products.ts'
import type { View } from './use-till.ts'

export interface TillPayOptions extends OwnDesk {
  store: CounterStore
  actions: CartActions
  receipt: ReturnType<typeof useReceipt>
  notices: Notices
  rules: DiscountRules
  waitingScans: number
  totalMinor: number
  setView: (view: View) => void
  clearSearch: () => void
}

/** Paying in cash: what is owed, handed over and given back, and the way of the sale to the server. */
export function useTillPay(options: TillPayOptions) {
  const { register, session, store, receipt, notices, rules, totalMinor, setView, clearSearch } = options
  const { cart, sending } = useStore(store)
  const cashMethod = useCashMethod()
  const receivedRef = useRef<HTMLInputElement>(null)
  const onRefused = useRefusals(options)
  const onSold = (sale: Sale): void => {
    receipt.show(sale)
    notices.clear()
    clearSearch()
    setView('pay')
  }
  const { checkout, sendAgain, pay, forgetRefusal } = useCheckout({ store, onSold, onRefused })
  const block = payBlockOf({
    cart,
    totalMinor,
    waitingScans: options.waitingScans,
    hasMethod: Boolean(cashMethod),
    checkout: checkout.kind,
  })
  const dueMinor = sending?.totalMinor ?? totalMinor
  const receivedMinor = receivedOf(cart, dueMinor)

  return {
    checkout,
    block,
    receivedRef,
    dueMinor,
    isMethodMissing: cashMethod === null,
    changeMinor: Number.isNaN(receivedMinor) ? 0 : receivedMinor - dueMinor,
    forgetRefusal,
    sendAgain,
    /** Pays when it can be paid; while nobody knows about the sale before, asks about that one. */
    pay: (): void => {
      if (checkout.kind === 'unknown') sendAgain()
      if (block !== null || !cashMethod) return
      const now = Date.now()
      const lines = pricedAt(cart.lines, rules.pricing, now)
      // A discount has just begun or ended: the total that is paid is one that was on the screen.
      if (totalsOf(lines, rules.pricing).totals.totalMinor !== totalMinor) return
      pay(
        saleInputOf({
          cart,
          lines,
          totalMinor,
          registerId: register.id,
          cashSessionId: session.id,
          cashMethodId: cashMethod.id,
          occurredAt: new Date(now).toISOString(),
          paymentId: newId(),
        }),
      )
    },
  }
}

/** The cart is kept whatever is refused; what it was refused for is read again where that can help. */
function useRefusals({ store, actions }: TillPayOptions): (problem: ApiProblem) => void {
  const lookUpAgain = useFreshProducts(actions)
  const invalidate = useInvalidate()
  return (problem) => {
    if (isOutdated(problem.code)) lookUpAgain(store.getState().cart.lines.map(({ product }) => product))
    if (!isSessionLost(problem.code)) return
    notify.error(problem.message)
    void invalidate(['cash-sessions'])
  }
}
