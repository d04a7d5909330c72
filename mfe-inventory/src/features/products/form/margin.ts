import { microFromNumber } from '@comptoir/money'
import type { ProductValues } from '../product-values.ts'
import { otherPriceMicro } from './other-price.ts'

type Priced = Pick<ProductValues, 'priceBasis' | 'price' | 'vatRate' | 'isFodec' | 'purchasePrice'>

/** What is left of a price before taxes once the purchase price is paid. */
export interface Margin {
  /** In millionths of the currency; below zero where it sells at a loss. */
  micro: number
  /** Of the price before taxes, in thousandths of a percent. */
  shareMilli: number
}

/** Null while a price is missing, and where the price before taxes is only known to the server, which knows the FODEC. */
export function marginOf({ priceBasis, price, vatRate, isFodec, purchasePrice }: Priced): Margin | null {
  if (purchasePrice === null || Number.isNaN(purchasePrice) || price === null || price === 0) return null
  if (priceBasis === 'ttc' && isFodec) return null
  const priceMicro = priceBasis === 'ht' ? microFromNumber(price) : otherPriceMicro({ priceBasis, price, vatRate })
  if (priceMicro === null || priceMicro === 0) return null
  const micro = priceMicro - microFromNumber(purchasePrice)
  return { micro, shareMilli: Math.round((micro / priceMicro) * 100_000) }
}
