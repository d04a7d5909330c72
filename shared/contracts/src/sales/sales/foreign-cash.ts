import { CURRENCIES, type Currency } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BusinessDate, OneOf, PositiveAmountMinor, Strict } from '../../schema.ts'

/** The rate of a currency on a day: `per` units of it cost `rateMicro` millionths of the company's currency. */
export const FOREIGN_RATE = {
  currency: OneOf(Object.keys(CURRENCIES) as Currency[]),
  per: Type.Integer({ minimum: 1, maximum: 1000 }),
  rateMicro: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  /** The first day on which it is valid. */
  validFrom: BusinessDate,
}

/**
 * What was handed over of a payment in another currency, in minor units of that, with the rate that it was taken at; the
 * amount of the payment is what it counted for, by `foreignCashMinor`.
 */
export const ForeignCash = Strict({ ...FOREIGN_RATE, amountMinor: PositiveAmountMinor })
export type ForeignCash = Static<typeof ForeignCash>
