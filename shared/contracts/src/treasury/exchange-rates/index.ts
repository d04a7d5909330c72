import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BusinessDate, Id, Nullable, ShortItem, Strict } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, TREASURY_KEEPERS, TREASURY_READERS } from '../../roles.ts'

const fields = {
  /** The first day on which it is valid. */
  validFrom: BusinessDate,
  /** How many of the currency the rate is for, as central banks quote it: 1, or 1,000 yen. */
  per: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** What they are worth in the company's currency, with at most six decimals. */
  rate: Type.Number({ minimum: 0.000_001, maximum: 1_000_000 }),
}

export const ExchangeRateInput = Strict({ id: Type.Optional(Id), currencyId: Id, ...fields })
export type ExchangeRateInput = Static<typeof ExchangeRateInput>

export const ExchangeRate = Strict({
  id: Id,
  /** Its name is the code. */
  currency: ShortItem,
  /** The company's currency when the rate was entered. */
  base: Type.String(),
  ...fields,
  /** The last day on which it is valid; null for the latest, which is valid until there is another. */
  validTo: Nullable(BusinessDate),
  version: Type.Integer(),
})
export type ExchangeRate = Static<typeof ExchangeRate>

/** What the short list gives: the rate of each currency that is valid on a day. `name` is the code. */
export const ValidRate = Strict({
  id: Id,
  name: Type.String(),
  currencyId: Id,
  ...fields,
})
export type ValidRate = Static<typeof ValidRate>

/** The short list may be asked for another day than today. */
export const RateQuery = Strict({ date: Type.Optional(BusinessDate) })
export type RateQuery = Static<typeof RateQuery>

/**
 * What currencies are worth in the company's own, each rate from a day on until the day before the next: a currency has one
 * rate on a day, and never two.
 */
export const EXCHANGE_RATES = defineResource({
  entity: 'exchangeRate',
  path: 'exchange-rates',
  permissions: { read: TREASURY_READERS, write: TREASURY_KEEPERS, export: EXPORTERS },
  errors: {
    notFound: 404,
    dayTaken: [409, 'validFrom'],
    /** The company's own currency is worth itself. */
    ofDefault: [409, 'code'],
  },
  item: ExchangeRate,
  input: ExchangeRateInput,
  list: { searchFields: [], filters: ['currency'], orders: ['validFrom'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    exchangeRate: typeof EXCHANGE_RATES
  }
}
