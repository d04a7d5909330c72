import { useState } from 'react'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { useBusy, useStore } from '@comptoir/platform'
import { cartActions } from '../cart/cart-actions.ts'
import { quantityOf } from '../cart/cart.ts'
import { counterStore } from '../cart/cart.store.ts'
import { holdWhileSending } from '../cart/hold-while-sending.ts'
import type { OwnDesk } from '../desks.ts'
import { useReceipt } from '../pay/use-receipt.ts'
import { useProductSearch } from '../products/use-product-search.ts'
import { useExactProduct } from '../scan/use-exact-product.ts'
import { useScans } from '../scan/use-scans.ts'
import { useNotices } from './notices.ts'
import { useEndedDiscounts } from './use-ended-discounts.ts'
import { useFigures } from './use-figures.ts'
import { usePricing } from './use-pricing.ts'
import { useSearchFocus } from './use-search-focus.ts'
import { useTillPay } from './use-till-pay.ts'

/** Which zone a small screen shows; a wide one shows all three. */
export type View = 'products' | 'cart' | 'pay'

/** What was put into the cart last, to be said aloud. */
export interface Added {
  name: string
  quantityMilli: number
}

/** Everything of an open counter: the cart with its figures, the search, scans, paying, and what is told to the cashier. */
export function useTill({ register, session }: OwnDesk) {
  const store = counterStore(register.id, session.openedById)
  const { cart, sending } = useStore(store)
  useBusy(cart.lines.length > 0 || sending !== null)
  const rules = usePricing()
  const notices = useNotices()
  const focus = useSearchFocus()
  const receipt = useReceipt()
  const search = useProductSearch()
  const [view, setView] = useState<View>('products')
  const [added, setAdded] = useState<Added | null>(null)
  const [discountedId, setDiscountedId] = useState<string | null>(null)
  const actions = cartActions({ store, rules, tell: notices.tell })
  const figures = useFigures(store, search.result.data ?? [], rules.pricing)
  useEndedDiscounts({ cart, moment: figures.moment, pricing: rules.pricing, actions, tell: notices.tell })

  const add = (product: CounterProduct): void => {
    if (!actions.add(product)) return
    receipt.close()
    setAdded({ name: product.designation, quantityMilli: quantityOf(store.getState().cart, product.id) })
  }
  const [take] = useState(() => holdWhileSending(store, add))
  const scans = useScans({
    lookUp: useExactProduct(),
    onFound: (product, code) => {
      take(product)
      search.forget(code)
    },
    onUnknown: (code, source) => notices.tell({ kind: source === 'typed' ? 'notExact' : 'unknown', code }),
    onFailed: (code) => notices.tell({ kind: 'failed', code }),
  })
  const pay = useTillPay({
    register,
    session,
    store,
    actions,
    receipt,
    notices,
    rules,
    waitingScans: scans.waiting,
    totalMinor: figures.totals.totals.totalMinor,
    setView,
    clearSearch: () => search.setText(''),
  })

  return {
    register,
    session,
    store,
    cart,
    figures,
    rules,
    notices,
    focus,
    receipt,
    search,
    view,
    setView,
    added,
    actions,
    take,
    scans,
    pay,
    discount: {
      isOpen: discountedId !== null && discountedId === cart.selectedId,
      open: () => {
        setDiscountedId(cart.selectedId)
        if (cart.selectedId !== null) setView('cart')
      },
      close: () => {
        setDiscountedId(null)
        focus.focus()
      },
    },
  }
}

export type Till = ReturnType<typeof useTill>
