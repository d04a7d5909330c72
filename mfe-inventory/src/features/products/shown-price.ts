import { exponentOf, isCurrency, lineAmountMinor, microFromNumber } from '@comptoir/money'

const MICRO_DECIMALS = 6
const ONE_UNIT_MILLI = 1000

/** What one unit costs, in millionths, rounded to the decimals of its currency: the form of a price shows all six. */
export function shownPriceMicro(price: number, currency: string): number {
  const unitPriceMicro = microFromNumber(price)
  if (!isCurrency(currency)) return unitPriceMicro
  return lineAmountMinor(ONE_UNIT_MILLI, unitPriceMicro, currency) * 10 ** (MICRO_DECIMALS - exponentOf(currency))
}
