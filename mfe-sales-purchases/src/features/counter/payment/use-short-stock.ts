import { useMemo } from 'react'
import type { StockPolicy } from '@comptoir/contracts/stock-policies'
import { useCart } from '../cart/cart-context.ts'
import { type ShortProduct, shortProducts } from '../cart/short-stock.ts'
import { useShopSettings } from '../session/shop-settings.ts'

/** Of what the cart has more than the shop, and what the shop does about that. */
export function useShortStock(): { policy: StockPolicy; short: readonly ShortProduct[] } {
  const lines = useCart((cart) => cart.lines)
  const policy = useShopSettings()?.stockPolicy ?? 'allow'
  const short = useMemo(() => shortProducts(lines), [lines])
  return { policy, short }
}
