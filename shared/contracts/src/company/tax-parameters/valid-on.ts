import type { TaxCodeName } from './codes.ts'
import { vatRatesOn } from './vat-rates.ts'

/** What of a tax parameter decides when it holds, and what it says. */
export interface DatedValue {
  code: TaxCodeName
  /** From which amount on, in thousandths of the currency. */
  thresholdMilli: number
  /** The first day, `YYYY-MM-DD`; it holds until another one of its code and threshold begins. */
  validFrom: string
  /** 0: from that day on there is none. Of VAT, a rate that there is from that day on. */
  valueMilli: number
  /** Of VAT, the rate that there is no more from that day on: what bore it bears the value instead. */
  replacesMilli: number | null
}

/**
 * Those in force on a day, one for each code and threshold, and one for each rate of VAT that there is: of each the one
 * that began last. Nothing overlaps, nothing is left open.
 */
export function inForceOn<Value extends DatedValue>(values: readonly Value[], day: string): Value[] {
  const rates = new Set(vatRatesOn(values, day).values())
  const latest = new Map<string, Value>()
  for (const value of values) {
    if (value.validFrom > day || (value.code === 'vat' && !(rates.has(value.valueMilli) && isNewRate(value, values))))
      continue
    const key = slotOf(value)
    const known = latest.get(key)
    if (known === undefined || value.validFrom > known.validFrom) latest.set(key, value)
  }
  return [...latest.values()]
}

/** Whether a rate of VAT was not in force before: another rate may come to it, too. */
function isNewRate({ valueMilli, validFrom }: DatedValue, values: readonly DatedValue[]): boolean {
  const before = vatRatesOn(
    values.filter((other) => other.validFrom < validFrom),
    validFrom,
  )
  return before.get(valueMilli) !== valueMilli
}

/** Of one slot, one value is in force at a time. */
export function slotOf({ code, thresholdMilli, valueMilli }: DatedValue): string {
  return code === 'vat' ? `vat ${valueMilli}` : `${code} ${thresholdMilli}`
}

/**
 * What holds of a code on a day for an amount: of the thresholds in force that it reaches, the highest. Null where nothing
 * does.
 */
export function valueOn(
  values: readonly DatedValue[],
  { code, day, amountMilli = 0 }: { code: Exclude<TaxCodeName, 'vat'>; day: string; amountMilli?: number },
): number | null {
  const reached = inForceOn(values, day)
    .filter((value) => value.code === code && value.thresholdMilli <= amountMilli)
    .toSorted((one, other) => other.thresholdMilli - one.thresholdMilli)
  return reached[0]?.valueMilli ?? null
}
