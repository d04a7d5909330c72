import { useEffect, useEffectEvent } from 'react'
import { usePointOfSale, useStore } from '@comptoir/platform'
import { keepInStep } from '../in-step.ts'
import { findCurrentProducts } from '../shelf/shelf.api.ts'
import { useCartActions, useCartStore } from './cart-context.ts'

/**
 * Reads the products of a cart again as soon as it is open, every minute, and when the network or the reader comes back:
 * what is sold at a price that changed meanwhile would have to be looked at by somebody.
 */
export function useCurrentProducts(): void {
  const store = useCartStore()
  const actions = useCartActions()
  const { id } = usePointOfSale()
  const saleId = useStore(store, ({ cart }) => cart.saleId)
  const readAgain = useEffectEvent(async () => {
    const products = store.getState().cart.lines.map(({ product }) => product)
    const known = products.filter(({ isCustom }) => isCustom !== true)
    if (known.length > 0) actions.refresh(await findCurrentProducts(id, known))
  })
  useEffect(() => {
    const closing = new AbortController()
    keepInStep(() => void readAgain(), closing.signal)
    return () => closing.abort()
  }, [saleId])
}
