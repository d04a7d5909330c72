import { htMicroFromTtc, microFromNumber, milliRateFromNumber, ttcMicroFromHt } from '@comptoir/money'
import type { ProductValues } from '../product-values.ts'

/** From here on a price has more digits than its number can name. */
const PRICE_LIMIT = 1_000_000_000

/** The price that follows from the one that is set, in millionths; null while that one or the VAT rate is missing. */
export function otherPriceMicro({
  priceBasis,
  price,
  vatRate,
}: Pick<ProductValues, 'priceBasis' | 'price' | 'vatRate'>): number | null {
  if (price === null || vatRate === null || !(price >= 0 && price < PRICE_LIMIT)) return null
  const compute = priceBasis === 'ht' ? ttcMicroFromHt : htMicroFromTtc
  return compute(microFromNumber(price), milliRateFromNumber(Number(vatRate)))
}
