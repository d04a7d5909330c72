import { formatDate, formatDateTime } from '../format/date.ts'
import { formatMoney, formatNumber, formatPercent, formatQuantity, formatUnitPrice } from '../format/number.ts'
import type { Language } from '../languages.ts'

type Params = Readonly<Record<string, unknown>>

/** Replaces a parameter that a phrase needs but was not given: a refusal must reach its reader all the same. */
const MISSING = '…'

/**
 * Writes one parameter in the reader's language. Its name says its unit, as everywhere: `…Minor` is money of
 * `params.currency`, `…UnitPriceMicro` a unit price of it, `…RateMilli` and `…Rate` (percent) a rate, `…Milli` a
 * quantity, `…At` an instant in `params.timeZone`, `…Date` a business date, `…Number` and text stay as they are.
 */
export function writeParam(language: Language, name: string, params: Params): string {
  const value = params[name]
  if (typeof value === 'number') return writeNumber(language, name, value, params)
  if (typeof value !== 'string') return MISSING
  if (Number.isNaN(Date.parse(value))) return value
  if (name.endsWith('At')) return formatDateTime(value, language, textOf(params['timeZone']))
  if (name.endsWith('Date')) return formatDate(value, language)
  return value
}

function writeNumber(language: Language, name: string, value: number, params: Params): string {
  const currency = textOf(params['currency'])
  if (name.endsWith('Number')) return String(value)
  if (name.endsWith('Minor')) return currency === undefined ? MISSING : formatMoney(value, currency, language)
  if (name.endsWith('UnitPriceMicro'))
    return currency === undefined ? MISSING : formatUnitPrice(value, currency, language)
  if (name.endsWith('RateMilli')) return formatPercent(value, language)
  if (name.endsWith('Rate')) return formatPercent(Math.round(value * 1000), language)
  if (name.endsWith('Milli')) return formatQuantity(value, language)
  return formatNumber(value, language)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
