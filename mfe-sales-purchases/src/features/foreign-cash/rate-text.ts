import { numberFromMicro } from '@comptoir/money'

interface Rate {
  per: number
  rateMicro: number
}

/** A rate as it is written after an amount: what one unit costs, or so many as the rate is quoted for. */
export function rateText({ per, rateMicro }: Rate, number: (value: number, decimals: number) => string): string {
  const rate = number(numberFromMicro(rateMicro), 6)
  return per === 1 ? rate : `${rate} / ${number(per, 0)}`
}
