import { useState } from 'react'
import type { DiscountProduct } from '@comptoir/contracts/inventory/discounts'
import type { Product } from '@comptoir/contracts/inventory/products'

/** A product as a list or a discount gave it. */
export type KnownProduct = Product | DiscountProduct

export type KnownProducts = ReadonlyMap<string, KnownProduct>

const withAll = (known: KnownProducts, products: readonly KnownProduct[]): KnownProducts =>
  new Map([...known, ...products.map((product) => [product.id, product] as const)])

export interface KnownProductsState {
  known: KnownProducts
  learn: (products: readonly KnownProduct[]) => void
}

/** The products that came to the page, so that those chosen on another page of the table can be named, and sent whole. */
export function useKnownProducts(
  seen: readonly Product[] | undefined,
  opened: readonly DiscountProduct[] = [],
): KnownProductsState {
  const [state, setState] = useState<{ known: KnownProducts; seen: readonly Product[] | undefined }>(() => ({
    known: withAll(new Map(), opened),
    seen: undefined,
  }))
  if (seen !== undefined && state.seen !== seen) setState({ known: withAll(state.known, seen), seen })
  return {
    known: state.known,
    learn: (products) => setState((current) => ({ ...current, known: withAll(current.known, products) })),
  }
}

/** The first of the chosen products that are known here, in the order in which they were chosen. */
export function firstKnown(ids: Iterable<string>, known: KnownProducts, most: number): KnownProduct[] {
  const found: KnownProduct[] = []
  for (const id of ids) {
    const product = known.get(id)
    if (product !== undefined) found.push(product)
    if (found.length >= most) break
  }
  return found
}
