/** Every refusal of this package. Codes are `noun.reason` and double as phrase keys; callers translate, never parse messages. */
export const MONEY_ERROR_CODES = [
  'money.amountOutOfRange',
  'money.currencyMismatch',
  'money.currencyUnknown',
  'money.decimalInvalid',
  'money.decimalsTooMany',
  'money.discountExceedsDocument',
  'money.discountExceedsLine',
  'money.divisorInvalid',
  'money.labelPatternInvalid',
  'money.labelPriceInvalid',
  'money.priceNegative',
  'money.quantitySignsMixed',
  'money.rateOutOfRange',
  'money.returnExceedsLine',
  'money.returnLineUnknown',
  'money.stepInvalid',
  'money.weightInvalid',
] as const

/** One of {@link MONEY_ERROR_CODES}. */
export type MoneyErrorCode = (typeof MONEY_ERROR_CODES)[number]

/** Figures and names that a translated phrase may show; amounts are minor units, rates thousandths of a percent. */
export type MoneyErrorParams = Readonly<Record<string, string | number>>

/** The one error of this package. It is a `RangeError`, because every refusal is a value outside what a rule allows. */
export class MoneyError extends RangeError {
  readonly code: MoneyErrorCode
  readonly params: MoneyErrorParams

  constructor(code: MoneyErrorCode, message: string, params: MoneyErrorParams = {}) {
    super(message)
    this.name = 'MoneyError'
    this.code = code
    this.params = params
  }
}
