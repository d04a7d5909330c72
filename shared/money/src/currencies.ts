import { MoneyError } from './money-error.ts'

/**
 * The currencies the product knows, with the number of decimals of their minor unit (ISO 4217). A dinar has 1 000
 * millimes, a euro 100 cents, a yen no part: scales always come from this table, nothing multiplies by 100.
 */
export const CURRENCIES = {
  AED: { exponent: 2 },
  BHD: { exponent: 3 },
  CAD: { exponent: 2 },
  CHF: { exponent: 2 },
  CNY: { exponent: 2 },
  DZD: { exponent: 2 },
  EGP: { exponent: 2 },
  EUR: { exponent: 2 },
  GBP: { exponent: 2 },
  IQD: { exponent: 3 },
  JOD: { exponent: 3 },
  JPY: { exponent: 0 },
  KWD: { exponent: 3 },
  LYD: { exponent: 3 },
  MAD: { exponent: 2 },
  OMR: { exponent: 3 },
  QAR: { exponent: 2 },
  SAR: { exponent: 2 },
  TND: { exponent: 3 },
  TRY: { exponent: 2 },
  USD: { exponent: 2 },
  XOF: { exponent: 0 },
} as const satisfies Record<string, { exponent: 0 | 2 | 3 }>

/** An ISO 4217 code of {@link CURRENCIES}. */
export type Currency = keyof typeof CURRENCIES

/** Whether a text from outside is a currency the product knows. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code)
}

/** Decimals of the minor unit: 3 for TND, 2 for EUR, 0 for JPY. Refuses a code outside the table. */
export function exponentOf(currency: Currency): 0 | 2 | 3 {
  if (!isCurrency(currency)) {
    throw new MoneyError('money.currencyUnknown', `Currency ${String(currency)} is not known`, {
      currency: String(currency),
    })
  }
  return CURRENCIES[currency].exponent
}
