import { TAX_CODES, type DatedValue } from '@comptoir/contracts/company/tax-parameters'
import { exponentOf, isCurrency } from '@comptoir/money'
import { chakra, Money, useCompany, useFormat, useTranslation } from '@comptoir/platform'

/** The decimals that thousandths have. */
const MILLI_DECIMALS = 3

/** A rate of VAT, and the one in whose place it comes. */
function VatRate({ rateMilli, replacesMilli }: { rateMilli: number; replacesMilli: number | null }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  return (
    <>
      <bdi>{format.percent(rateMilli)}</bdi>
      {replacesMilli === null ? null : (
        <chakra.span color="fg.muted">
          {' '}
          {t('taxParameters.instead')} <bdi>{format.percent(replacesMilli)}</bdi>
        </chakra.span>
      )}
    </>
  )
}

/** A value of a tax: a rate in percent or an amount in the company's currency. */
export function TaxValue({
  code,
  valueMilli,
  replacesMilli,
}: Pick<DatedValue, 'code' | 'valueMilli' | 'replacesMilli'>) {
  const format = useFormat()
  if (code === 'vat') return <VatRate rateMilli={valueMilli} replacesMilli={replacesMilli} />
  if (TAX_CODES[code].unit === 'rate') return <bdi>{format.percent(valueMilli)}</bdi>
  return <TaxAmount amountMilli={valueMilli} />
}

/** An amount in thousandths of the company's currency. */
export function TaxAmount({ amountMilli }: { amountMilli: number }) {
  const { currency } = useCompany()
  const exponent = isCurrency(currency) ? exponentOf(currency) : 2
  return <Money amountMinor={Math.round(amountMilli / 10 ** (MILLI_DECIMALS - exponent))} currency={currency} />
}
