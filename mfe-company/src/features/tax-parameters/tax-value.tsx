import { TAX_CODES, type TaxCodeName } from '@comptoir/contracts/company/tax-parameters'
import { exponentOf, isCurrency } from '@comptoir/money'
import { Money, useCompany, useFormat } from '@comptoir/platform'

/** The decimals that thousandths have. */
const MILLI_DECIMALS = 3

/** A value of a tax: a rate in percent or an amount in the company's currency. */
export function TaxValue({ code, valueMilli }: { code: TaxCodeName; valueMilli: number }) {
  const format = useFormat()
  if (TAX_CODES[code].unit === 'rate') return <bdi>{format.percent(valueMilli)}</bdi>
  return <TaxAmount amountMilli={valueMilli} />
}

/** An amount in thousandths of the company's currency. */
export function TaxAmount({ amountMilli }: { amountMilli: number }) {
  const { currency } = useCompany()
  const exponent = isCurrency(currency) ? exponentOf(currency) : 2
  return <Money amountMinor={Math.round(amountMilli / 10 ** (MILLI_DECIMALS - exponent))} currency={currency} />
}
