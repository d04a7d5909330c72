import type { DatedValue } from './valid-on.ts'

/**
 * What each rate of VAT that there ever was is on a day, in thousandths of a percent: itself while it is in force, else what
 * came in its place, however often. Those in force are the values of the map.
 */
export function vatRatesOn(values: readonly DatedValue[], day: string): Map<number, number> {
  let rates = new Map<number, number>()
  for (const begun of byDay(values.filter(({ code, validFrom }) => code === 'vat' && validFrom <= day)))
    rates = changed(rates, begun)
  return rates
}

/**
 * What a rate is on a day, as {@link vatRatesOn} tells; of one that comes later, what it then comes in place of: goods that
 * bear it by now bore that. Where it comes in place of several, or of none, it stays what it is.
 */
export function vatRateOn(values: readonly DatedValue[], day: string, rateMilli: number): number {
  const rates = vatRatesOn(values, day)
  const known = rates.get(rateMilli)
  if (known !== undefined) return known
  const [from, ...others] = values.filter(
    ({ code, validFrom, valueMilli }) => code === 'vat' && validFrom > day && valueMilli === rateMilli,
  )
  if (from === undefined || others.length > 0 || from.replacesMilli === null) return rateMilli
  return vatRateOn(values, day, from.replacesMilli)
}

/** `rates` after what begins on one day, all of it at once. */
function changed(rates: ReadonlyMap<number, number>, begun: readonly DatedValue[]): Map<number, number> {
  const instead = new Map(
    begun.flatMap(({ replacesMilli, valueMilli }) => (replacesMilli === null ? [] : [[replacesMilli, valueMilli]])),
  )
  const after = new Map([...rates].map(([rate, now]) => [rate, instead.get(now) ?? now]))
  for (const { valueMilli } of begun) if (!after.has(valueMilli)) after.set(valueMilli, valueMilli)
  return after
}

/** Values of a tax, those of a day together, the earliest first. */
function byDay(values: readonly DatedValue[]): DatedValue[][] {
  const days = [...new Set(values.map(({ validFrom }) => validFrom))].toSorted()
  return days.map((day) => values.filter(({ validFrom }) => validFrom === day))
}

/** What is wrong with a value of VAT among the others, and with which field. Rates in thousandths of a percent. */
export type VatRateFault =
  | { reason: 'rateNotInForce'; property: 'replacesMilli'; rateMilli: number }
  | { reason: 'rateInForce'; property: 'valueMilli'; rateMilli: number }
  /** `insteadMilli` came in its place: what was made before bears that, and would not know of the return. */
  | { reason: 'rateReplaced'; property: 'valueMilli'; rateMilli: number; insteadMilli: number }
  | { reason: 'dayTaken'; property: 'validFrom' }

/**
 * The first value of VAT from a day on that does not follow from those before it. A rate that is replaced is one in force; a
 * rate that comes in addition is not in force yet; and whatever is in force means itself, so that a rate that was replaced
 * comes back in place of what it became, or not at all.
 */
export function firstVatFault<Value extends DatedValue>(
  values: readonly Value[],
  from: string,
): { value: Value; fault: VatRateFault } | null {
  const own = values.filter(({ code }) => code === 'vat')
  for (const value of own.filter(({ validFrom }) => validFrom >= from).toSorted(byValidFrom)) {
    const fault = vatFault(value, own)
    if (fault !== null) return { value, fault }
  }
  return null
}

const byValidFrom = (one: DatedValue, other: DatedValue): number => (one.validFrom < other.validFrom ? -1 : 1)

function vatFault(value: DatedValue, all: readonly DatedValue[]): VatRateFault | null {
  const { valueMilli, replacesMilli, validFrom } = value
  const same = all.filter((other) => other.validFrom === validFrom)
  const before = new Set(
    vatRatesOn(
      all.filter((other) => other.validFrom < validFrom),
      validFrom,
    ).values(),
  )
  if (same.some((other) => other !== value && isDouble(other, value)))
    return { reason: 'dayTaken', property: 'validFrom' }
  if (replacesMilli === null) {
    if (before.has(valueMilli)) return { reason: 'rateInForce', property: 'valueMilli', rateMilli: valueMilli }
  } else if (!before.has(replacesMilli)) {
    return { reason: 'rateNotInForce', property: 'replacesMilli', rateMilli: replacesMilli }
  } else if (replacesMilli === valueMilli) {
    return { reason: 'rateInForce', property: 'valueMilli', rateMilli: valueMilli }
  }
  const insteadMilli = vatRatesOn(all, validFrom).get(valueMilli) ?? valueMilli
  return insteadMilli === valueMilli
    ? null
    : { reason: 'rateReplaced', property: 'valueMilli', rateMilli: valueMilli, insteadMilli }
}

/** Whether two values of one day say two things of one rate, or the same twice. */
function isDouble(one: DatedValue, other: DatedValue): boolean {
  if (one.replacesMilli !== other.replacesMilli) return false
  return one.replacesMilli !== null || one.valueMilli === other.valueMilli
}
