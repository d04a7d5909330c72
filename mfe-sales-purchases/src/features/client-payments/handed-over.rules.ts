/** What a client hands over, in minor units: what is taken off their account, and in cash what they give, where that is more. */
export interface HandedOver {
  totalMinor: number
  methodKind: string
  /** Null where nobody said: exactly what is paid. */
  receivedMinor: number | null
}

/** What comes in, and what is given back of it: only cash is. Null where it is less than what is paid. */
export function moneyOf({ totalMinor, methodKind, receivedMinor }: HandedOver): {
  amountMinor: number
  changeMinor: number
} | null {
  if (methodKind !== 'cash' || receivedMinor === null) return { amountMinor: totalMinor, changeMinor: 0 }
  if (receivedMinor < totalMinor) return null
  return { amountMinor: receivedMinor, changeMinor: receivedMinor - totalMinor }
}
