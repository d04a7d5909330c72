import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BusinessDate, Id, Nullable, OneOf, RateMilli, Strict, Text } from '../../schema.ts'
import { defineResource } from '../../declare.ts'
import { TAX_CODE_NAMES } from './codes.ts'

export * from './codes.ts'
export * from './defaults.ts'
export * from './rules.ts'
export * from './valid-on.ts'
export * from './vat-rates.ts'

/** Thousandths: of a percent, or of the currency. */
export const TaxMilli = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
const fields = {
  code: OneOf(TAX_CODE_NAMES),
  /** From which amount on, tax included; 0 for every amount. */
  thresholdMilli: TaxMilli,
  validFrom: BusinessDate,
  /** 0: from that day on there is none. */
  valueMilli: TaxMilli,
  /** Of VAT, the rate in whose place the value comes; null where it comes in addition, and of every other tax. */
  replacesMilli: Nullable(RateMilli),
}

/** `name` is the text of law that it follows, or the reason. */
export const TaxParameterInput = Strict({ id: Type.Optional(Id), name: Text(120), ...fields })
export type TaxParameterInput = Static<typeof TaxParameterInput>

export const TaxParameter = Strict({ id: Id, name: Type.String(), ...fields, version: Type.Integer() })
export type TaxParameter = Static<typeof TaxParameter>

/** Rates and amounts of taxes by date, as a company enters them over what the law says (`TAX_DEFAULTS`). */
export const TAX_PARAMETERS = defineResource({
  entity: 'taxParameter',
  path: 'tax-parameters',
  permissions: {
    read: ['administrator', 'manager', 'accountant', 'readOnly'],
    write: ['administrator', 'accountant'],
  },
  errors: {
    notFound: 404,
    dayTaken: [409, 'validFrom'],
    inForce: 409,
    beforeToday: 422,
    rateTooHigh: 422,
    thresholdNotTaken: 422,
    replacesNothing: 422,
    rateNotInForce: [422, 'rate'],
    rateInForce: [422, 'rate'],
    rateReplaced: [422, 'rate', 'instead'],
    /** Another value, which begins later, would not follow any more. */
    laterDepends: [409, 'name', 'validFrom'],
  },
  item: TaxParameter,
  input: TaxParameterInput,
  list: { searchFields: ['name'], filters: ['code'], orders: ['validFrom', 'code', 'name'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    taxParameter: typeof TAX_PARAMETERS
  }
}
