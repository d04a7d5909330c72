/** The law's amount is in this currency, whose minor unit is a thousandth: tickets in another one bear none. */
export const STAMP_CURRENCY = 'TND'

/** From how much on, tax included, a ticket bears how much; both in minor units. */
export interface StampBracket {
  readonly fromMinor: number
  /** 0: none. */
  readonly amountMinor: number
}

/** What tickets bear from a moment on, until the next period begins: lowest bracket first. */
export interface StampPeriod {
  readonly since: string
  readonly brackets: readonly StampBracket[]
}

/** The stamp of a ticket that comes to so much, tax included, in minor units; 0 where it bears none. */
export function stampOf(brackets: readonly StampBracket[], ttcMinor: number): number {
  return brackets.findLast(({ fromMinor }) => fromMinor <= ttcMinor)?.amountMinor ?? 0
}

/** The same at a moment, in milliseconds; periods are in the order in which they begin. */
export function stampAt(periods: readonly StampPeriod[], moment: number, ttcMinor: number): number {
  const period = periods.findLast(({ since }) => Date.parse(since) <= moment)
  return stampOf(period?.brackets ?? [], ttcMinor)
}
