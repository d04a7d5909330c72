import { useState } from 'react'
import type { Product } from '@comptoir/contracts/inventory/products'

export type Names = ReadonlyMap<string, string>

const withNames = (names: Names, products: readonly Product[]): Names =>
  new Map([...names, ...products.map(({ id, designation }) => [id, designation] as const)])

export interface NamesState {
  names: Names
  learn: (products: readonly Product[]) => void
}

/** What the products that were seen on the page are called, so that those chosen on another one can still be named. */
export function useNames(seen: readonly Product[] | undefined): NamesState {
  const [known, setKnown] = useState<{ names: Names; seen: readonly Product[] | undefined }>({
    names: new Map(),
    seen: undefined,
  })
  if (seen !== undefined && known.seen !== seen) setKnown({ names: withNames(known.names, seen), seen })
  return {
    names: known.names,
    learn: (products) => setKnown((current) => ({ ...current, names: withNames(current.names, products) })),
  }
}

export interface NamedProduct {
  id: string
  name: string
}

/** The first of the chosen products that have a name here, in the order in which they were chosen. */
export function firstNamed(ids: Iterable<string>, names: Names, most: number): NamedProduct[] {
  const found: NamedProduct[] = []
  for (const id of ids) {
    const name = names.get(id)
    if (name !== undefined) found.push({ id, name })
    if (found.length >= most) break
  }
  return found
}
