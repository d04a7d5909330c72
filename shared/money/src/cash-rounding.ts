import type { Currency } from './currencies.ts'
import { checkedInteger } from './integers.ts'
import type { Money } from './money.ts'
import { money } from './money.ts'
import { MoneyError } from './money-error.ts'
import { proportionOf } from './rounding.ts'

/** What is asked in coins, and the gap (cash less exact amount), which a document keeps apart from its total and taxes. */
export interface CashRounding<C extends Currency = Currency> {
  readonly cash: Money<C>
  readonly gapMinor: number
}

/**
 * Rounds the cash part of a payment to a multiple of `stepMinor` minor units (5, 10, 50 or 100 millimes), halves away from
 * zero. No law asks for it: it is a setting, for cash only. Refuses a step below one.
 */
export function roundCash<C extends Currency>(amount: Money<C>, stepMinor: number): CashRounding<C> {
  if (!Number.isSafeInteger(stepMinor) || stepMinor < 1) {
    throw new MoneyError(
      'money.stepInvalid',
      `A cash step must be a whole number of minor units from 1, got ${stepMinor}`,
    )
  }
  const roundedMinor = checkedInteger(proportionOf(amount.amountMinor, 1, stepMinor) * stepMinor, 'rounded cash') + 0
  return { cash: money(roundedMinor, amount.currency), gapMinor: roundedMinor - amount.amountMinor }
}
