import { takenFromLayers, type StockLayer } from '@comptoir/money'
import type { SoldProduct } from './sale-context.queries.ts'

/** What a line sells of a product; null for what the books do not have. */
interface SoldGoods {
  product: Pick<SoldProduct, 'id' | 'costMicro' | 'layers'> | null
  quantityMilli: number
  /** What one of the unit that it is sold by holds of the product's own; null where it is that. */
  packQuantityMilli: number | null
}

const ONE_MILLI = 1000n

/**
 * What one of the product's own unit costs on each line, in millionths: where goods lie in layers what these say of so many, line
 * after line, otherwise what the product costs in the shop.
 */
export function goodsCosts(lines: readonly SoldGoods[]): number[] {
  const left = new Map<string, readonly StockLayer[]>()
  return lines.map(({ product, quantityMilli, packQuantityMilli }) => {
    if (!product || product.id === null) return 0
    const layers = left.get(product.id) ?? product.layers
    if (layers.length === 0) return product.costMicro
    const baseMilli = Number((BigInt(quantityMilli) * BigInt(packQuantityMilli ?? 1000)) / ONE_MILLI)
    if (baseMilli <= 0) return product.costMicro
    const taken = takenFromLayers(layers, baseMilli)
    left.set(product.id, taken.left)
    return taken.unitCostMicro ?? product.costMicro
  })
}
