import type { Static } from 'typebox'
import { CountedMinor, Nullable, PositiveAmountMinor, Strict, TotalMinor } from '../../schema.ts'
import { FOREIGN_RATE } from '../sales/foreign-cash.ts'

/** At what a currency is taken in cash from a day on, until a later rate of it is valid. */
export const ForeignRate = Strict(FOREIGN_RATE)
export type ForeignRate = Static<typeof ForeignRate>

const Currency = FOREIGN_RATE.currency

/** No session has cash in more currencies. */
export const MOST_FOREIGN_CURRENCIES = 50

/**
 * Cash of a session in another currency: part of what its method received, expected and counted, at the rates of its
 * tickets. What is counted is worth what it is of the sum that should be there; `amountMinor` and `countedMinor` are in
 * minor units of that currency, the values in the session's.
 */
export const ForeignTender = Strict({
  currency: Currency,
  amountMinor: Nullable(TotalMinor),
  valueMinor: Nullable(TotalMinor),
  countedMinor: Nullable(CountedMinor),
  countedValueMinor: Nullable(CountedMinor),
})
export type ForeignTender = Static<typeof ForeignTender>

/** What was counted of a currency, in its minor units. */
export const ForeignCount = Strict({ currency: Currency, countedMinor: PositiveAmountMinor })
export type ForeignCount = Static<typeof ForeignCount>
