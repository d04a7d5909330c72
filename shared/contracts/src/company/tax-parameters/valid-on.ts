import type { TaxCodeName } from './codes.ts'

/** What of a tax parameter decides when it holds, and what it says. */
export interface DatedValue {
  code: TaxCodeName
  /** From which amount on, in thousandths of the currency. */
  thresholdMilli: number
  /** The first day, `YYYY-MM-DD`; it holds until another one of its code and threshold begins. */
  validFrom: string
  /** 0: from that day on there is none. */
  valueMilli: number
}

/** Those in force on a day, one for each code and threshold: of each the one that began last. Nothing overlaps, nothing is left open. */
export function inForceOn<Value extends DatedValue>(values: readonly Value[], day: string): Value[] {
  const latest = new Map<string, Value>()
  for (const value of values) {
    const key = `${value.code} ${value.thresholdMilli}`
    const known = latest.get(key)
    if (value.validFrom <= day && (known === undefined || value.validFrom > known.validFrom)) latest.set(key, value)
  }
  return [...latest.values()]
}

/**
 * What holds of a code on a day for an amount: of the thresholds in force that it reaches, the highest. Null where nothing
 * does.
 */
export function valueOn(
  values: readonly DatedValue[],
  { code, day, amountMilli = 0 }: { code: TaxCodeName; day: string; amountMilli?: number },
): number | null {
  const reached = inForceOn(values, day)
    .filter((value) => value.code === code && value.thresholdMilli <= amountMilli)
    .toSorted((one, other) => other.thresholdMilli - one.thresholdMilli)
  return reached[0]?.valueMilli ?? null
}
