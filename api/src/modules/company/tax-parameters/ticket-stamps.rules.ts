import { inForceOn, TAX_DEFAULTS, type DatedValue } from '@comptoir/contracts/company/tax-parameters'
import type { StampBracket, StampPeriod } from '@comptoir/contracts/ticket-stamps'
import { startOfDay } from '../../../platform/clock.ts'

const CODE = 'stampTicketLargeStore'

/**
 * The fiscal stamp of the tickets of a day, `YYYY-MM-DD`, lowest bracket first; none where there is none. `own` is what the
 * company entered, whatever its day: it comes before what the law says. Thousandths of a dinar are its minor unit.
 */
export function stampsOn(own: readonly DatedValue[], day: string): StampBracket[] {
  return inForceOn([...TAX_DEFAULTS, ...own], day)
    .filter(({ code }) => code === CODE)
    .map(({ thresholdMilli, valueMilli }) => ({ fromMinor: thresholdMilli, amountMinor: valueMilli }))
    .toSorted((one, other) => one.fromMinor - other.fromMinor)
}

/** What tickets bear from a day on, and what is known to come, as it begins by the company's own calendar. */
export function stampPeriods(own: readonly DatedValue[], today: string, timeZone: string): StampPeriod[] {
  const days = [...TAX_DEFAULTS, ...own].filter(({ code }) => code === CODE).map(({ validFrom }) => validFrom)
  const begun = days.filter((day) => day <= today).toSorted()
  const [first] = begun.slice(-1)
  return [...new Set(days)]
    .filter((day) => day > today || day === first)
    .toSorted()
    .map((day) => ({ since: startOfDay(day, timeZone).toISOString(), brackets: stampsOn(own, day) }))
}
