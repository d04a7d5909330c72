import { TAX_DEFAULTS, TAX_PARAMETERS, vatRatesOn } from '@comptoir/contracts/company/tax-parameters'
import { useList } from '@comptoir/platform'

/** More than a company enters in a lifetime of laws. */
const ALL = { page: 1, limit: 100, order: { field: 'validFrom', direction: 'desc' } } as const

/** All that the company entered. */
export function useOwnTaxes() {
  return useList(TAX_PARAMETERS, ALL)
}

/** The rates of VAT that are in force until a day, highest first, in thousandths of a percent. */
export function useVatRatesBefore(day: string): number[] {
  const { data } = useOwnTaxes()
  const before = [...TAX_DEFAULTS, ...(data?.data ?? [])].filter(({ validFrom }) => validFrom < day)
  const rates = new Set(vatRatesOn(before, day).values())
  return [...rates].toSorted((one, other) => other - one)
}
