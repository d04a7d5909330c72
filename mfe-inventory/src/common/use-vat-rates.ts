import { VAT_RATES, type VatRateList } from '@comptoir/contracts/inventory/products'
import { milliRateFromNumber } from '@comptoir/money'
import { useCompanyQuery, useFormat } from '@comptoir/platform'

/** The rates that products of the company may carry, as choices; `missing` keeps one that is no longer among them in sight. */
export function useVatRateOptions(missing: string | null = null): { value: string; label: string }[] {
  const format = useFormat()
  const { data = [] } = useCompanyQuery<VatRateList>(VAT_RATES, [])
  const values = data.map(({ rate }) => String(rate))
  const shown = missing === null || values.includes(missing) ? values : [...values, missing]
  return shown.map((value) => ({ value, label: format.percent(milliRateFromNumber(Number(value))) }))
}
