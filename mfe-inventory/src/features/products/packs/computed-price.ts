import { microFromNumber, packPriceMicro } from '@comptoir/money'

/** From here on a price has more digits than its number can name. */
const PRICE_LIMIT = 1_000_000_000

/** What a pack comes to at the product's price, in millionths; null while one of the two is missing or cannot be read. */
export function computedPriceMicro(price: number | null, quantityMilli: number | null): number | null {
  if (price === null || quantityMilli === null || !(price > 0 && price < PRICE_LIMIT)) return null
  return Number.isSafeInteger(quantityMilli) && quantityMilli > 0
    ? packPriceMicro(microFromNumber(price), quantityMilli)
    : null
}
