import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantChange } from '@comptoir/contracts/inventory/variants'

/** A product as it is and what it shall be; `at` is its place in what was sent. */
export interface Changed {
  at: number
  product: Product
  change: VariantChange
}

/** Barcodes that a product keeps while another one takes the rest. */
interface Released {
  at: number
  product: Product
  barcodes: string[]
}

/**
 * The changes in an order in which what one row gives up is free when another one takes it. Barcodes are given up first;
 * codes go in a row, and rows that wait for each other's code in a circle come last, where the catalogue refuses them.
 */
export function inTurn(rows: readonly Changed[]): { released: Released[]; ordered: Changed[] } {
  return { released: releasesOf(rows), ordered: orderedByCode(rows) }
}

function releasesOf(rows: readonly Changed[]): Released[] {
  return rows.flatMap(({ at, product }) => {
    const wanted = new Set(rows.flatMap((other) => (other.at === at ? [] : (other.change.barcodes ?? []))))
    const barcodes = product.barcodes.filter((barcode) => !wanted.has(barcode))
    return barcodes.length === product.barcodes.length ? [] : [{ at, product, barcodes }]
  })
}

function orderedByCode(rows: readonly Changed[]): Changed[] {
  let waiting = [...rows]
  const ordered: Changed[] = []
  for (;;) {
    const held = new Map(waiting.map(({ at, product }) => [product.code, at]))
    const ready = waiting.filter(({ at, change: { code } }) => code === undefined || (held.get(code) ?? at) === at)
    if (ready.length === 0) return [...ordered, ...waiting]
    ordered.push(...ready)
    waiting = waiting.filter((row) => !ready.includes(row))
  }
}
