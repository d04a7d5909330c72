import { TAX_CODES } from './codes.ts'
import type { DatedValue } from './valid-on.ts'

export type TaxParameterFault = 'beforeToday' | 'rateTooHigh' | 'thresholdNotTaken' | 'replacesNothing'

const WHOLE_MILLI = 100_000

/**
 * What is wrong with a new value of a tax, and with which field. `today` is a day of the company: what held until today
 * stays as it was, so that a document's date always means the same.
 */
export function taxParameterFault(
  { code, thresholdMilli, validFrom, valueMilli, replacesMilli }: DatedValue,
  today: string,
): { reason: TaxParameterFault; property: keyof DatedValue } | null {
  const { unit, hasThreshold } = TAX_CODES[code]
  if (validFrom < today) return { reason: 'beforeToday', property: 'validFrom' }
  if (unit === 'rate' && valueMilli > WHOLE_MILLI) return { reason: 'rateTooHigh', property: 'valueMilli' }
  if (!hasThreshold && thresholdMilli !== 0) return { reason: 'thresholdNotTaken', property: 'thresholdMilli' }
  if (code !== 'vat' && replacesMilli !== null) return { reason: 'replacesNothing', property: 'replacesMilli' }
  return null
}
