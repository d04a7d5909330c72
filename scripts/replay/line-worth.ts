const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/
const PENCE_DECIMALS = 2

/**
 * What a line is worth in pence, worked out of the written digits with whole numbers and nothing of the product's own
 * arithmetic: quantity times price, rounded to the nearest penny, halves away from zero. Refuses what is no number.
 */
export function lineWorth(quantity: string, unitPrice: string): bigint {
  const [count, countDecimals] = scaled(quantity)
  const [price, priceDecimals] = scaled(unitPrice)
  const product = count * price
  const surplus = countDecimals + priceDecimals - PENCE_DECIMALS
  if (surplus <= 0) return product * 10n ** BigInt(-surplus)
  const unit = 10n ** BigInt(surplus)
  const size = product < 0n ? -product : product
  const rounded = (size * 2n + unit) / (unit * 2n)
  return product < 0n ? -rounded : rounded
}

function scaled(text: string): [value: bigint, decimals: number] {
  const match = DECIMAL.exec(text.trim())
  if (!match) throw new Error(`"${text}" is no number`)
  const [, minus = '', whole = '', fraction = ''] = match
  return [BigInt(`${minus}${whole}${fraction}`), fraction.length]
}
