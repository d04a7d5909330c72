import type { ForeignRate } from '@comptoir/contracts/sales/cash-sessions'

/** The rate of each currency on a day, as they were told by code and day; one without a rate yet is not among them. */
export function ratesOn(rates: readonly ForeignRate[], day: string): ForeignRate[] {
  const valid = rates.filter(({ validFrom }) => validFrom <= day)
  return valid.filter(({ currency }, at) => valid[at + 1]?.currency !== currency)
}
