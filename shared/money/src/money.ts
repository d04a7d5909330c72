import type { Currency } from './currencies.ts'
import { exponentOf } from './currencies.ts'
import { checkedInteger } from './integers.ts'
import { MoneyError } from './money-error.ts'

/**
 * An amount with its currency, as plain JSON. `amountMinor` counts minor units (millimes for TND) and is a safe integer.
 * The currency is part of the type: dinars and euros cannot be added by mistake.
 */
export interface Money<C extends Currency = Currency> {
  readonly amountMinor: number
  readonly currency: C
}

/** Makes an amount of `amountMinor` minor units. Refuses fractions, numbers from 2^53 on, and unknown currencies. */
export function money<C extends Currency>(amountMinor: number, currency: C): Money<C> {
  exponentOf(currency)
  return { amountMinor: checkedInteger(amountMinor, 'amountMinor') + 0, currency }
}

/** Sum of two amounts of one currency. Refuses a result from 2^53 on, and mixed currencies that escaped the compiler. */
export function add<C extends Currency>(first: Money<C>, second: Money<NoInfer<C>>): Money<C> {
  refuseMixed(first, second)
  return money(first.amountMinor + second.amountMinor, first.currency)
}

/** `first` less `second`, both of one currency. Refuses like {@link add}. */
export function subtract<C extends Currency>(first: Money<C>, second: Money<NoInfer<C>>): Money<C> {
  refuseMixed(first, second)
  return money(first.amountMinor - second.amountMinor, first.currency)
}

/** The same amount with the other sign; zero stays plain zero. */
export function negate<C extends Currency>(amount: Money<C>): Money<C> {
  return money(0 - amount.amountMinor, amount.currency)
}

/** Total of a list in `currency`; an empty list is zero, which is why the currency is asked for. Refuses like {@link add}. */
export function sum<C extends Currency>(amounts: readonly Money<NoInfer<C>>[], currency: C): Money<C> {
  return amounts.reduce<Money<C>>((total, amount) => add(total, amount), money(0, currency))
}

/** -1, 0 or 1 as `first` is below, equal to or above `second`: fits `Array.sort`. Refuses mixed currencies. */
export function compare<C extends Currency>(first: Money<C>, second: Money<NoInfer<C>>): -1 | 0 | 1 {
  refuseMixed(first, second)
  if (first.amountMinor === second.amountMinor) return 0
  return first.amountMinor < second.amountMinor ? -1 : 1
}

/** Whether nothing is owed either way. */
export function isZero(amount: Money): boolean {
  return amount.amountMinor === 0
}

function refuseMixed(first: Money, second: Money): void {
  if (first.currency === second.currency) return
  throw new MoneyError(
    'money.currencyMismatch',
    `Cannot combine ${first.currency} with ${second.currency}; convert first`,
    {
      first: first.currency,
      second: second.currency,
    },
  )
}
