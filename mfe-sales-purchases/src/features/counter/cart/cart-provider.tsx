import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useBusy, useStore } from '@comptoir/platform'
import { KeptIn } from '../../../common/kept-in.ts'
import { useNoticeActions } from '../notices/notices.store.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { cartActions } from './cart-actions.ts'
import {
  CartActionsContext,
  CartStoreContext,
  PricedCartContext,
  useCartActions,
  useCartStore,
} from './cart-context.ts'
import { cartKey, followOtherTabs, openCartStore } from './cart.store.ts'
import { useCurrentProducts } from './use-current-products.ts'
import { useDiscountRules } from './use-discount-rules.ts'
import { useEndedDiscounts } from './use-ended-discounts.ts'
import { useLineStock } from './use-line-stock.ts'
import { usePricing } from './use-pricing.ts'

interface ProviderProps {
  children: ReactNode
}

/** The open cart of this register and person, what can be done to it, and its figures. */
export function CartProvider({ children }: ProviderProps) {
  const { register, session } = useCounterSession()
  const { tell } = useNoticeActions()
  const rules = useDiscountRules()
  const storage = useContext(KeptIn)
  const [store] = useState(() => openCartStore(cartKey(register.id, session.openedById), storage))
  useEffect(() => followOtherTabs(store), [store])
  const actions = useMemo(() => cartActions({ store, rules, tell }), [store, rules, tell])
  return (
    <CartStoreContext value={store}>
      <CartActionsContext value={actions}>
        <PricedCartProvider>{children}</PricedCartProvider>
      </CartActionsContext>
    </CartStoreContext>
  )
}

/** Apart from the provider of the cart, because it is drawn again with every change. */
function PricedCartProvider({ children }: ProviderProps) {
  const store = useCartStore()
  const actions = useCartActions()
  const { pricing } = useDiscountRules()
  const priced = usePricing(store, pricing)
  useBusy(useStore(store, ({ cart, isPaying }) => cart.lines.length > 0 || isPaying))
  useEndedDiscounts(priced, pricing, actions)
  useLineStock()
  useCurrentProducts()
  return <PricedCartContext value={priced}>{children}</PricedCartContext>
}
