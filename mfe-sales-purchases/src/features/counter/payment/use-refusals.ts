import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { CLIENT_METHODS } from '@comptoir/contracts/payment-rules'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { type ApiProblem, notify, refreshSession, useInvalidate } from '@comptoir/platform'
import { useCartActions, useCartStore } from '../cart/cart-context.ts'
import { useRefreshProducts } from '../cart/use-refresh-products.ts'
import { areSettingsChanged, isOutdated, isSessionLost } from './refusals.ts'

/** The cart is kept whatever is refused; what it was refused for is read again where that can help. */
export function useRefusals(): (problem: ApiProblem) => void {
  const store = useCartStore()
  const refreshProducts = useRefreshProducts(useCartActions())
  const invalidate = useInvalidate()
  /** Those of the shop, and of the company where the shop has none; the refusal stands if they cannot be read. */
  const readSettings = () => Promise.allSettled([refreshSession(), invalidate([POINTS_OF_SALE, CLIENT_METHODS])])
  return (problem) => {
    if (isOutdated(problem.code)) refreshProducts(store.getState().cart.lines.map(({ product }) => product))
    if (areSettingsChanged(problem.code)) void readSettings()
    if (!isSessionLost(problem.code)) return
    notify.error(problem.message)
    void invalidate([CASH_SESSIONS])
  }
}
