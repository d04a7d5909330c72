import {
  LAW_VAT_MILLI,
  TAX_CODES,
  TAX_DEFAULTS,
  TAX_PARAMETERS,
  valueOn,
  type TaxCodeName,
  type TaxParameter,
} from '@comptoir/contracts/company/tax-parameters'
import { useToday, useTranslation } from '@comptoir/platform'
import { useQuickForm, type ValuesOf } from '@comptoir/platform/forms'

export type TaxValues = ValuesOf<typeof TAX_PARAMETERS>

const valuesOf = ({ id: _id, version: _version, ...values }: TaxParameter): TaxValues => values

/** A tax that holds for every amount has no threshold, and only VAT replaces a rate, whatever the form had before. */
const inputOf = (values: TaxValues): TaxValues => ({
  ...values,
  thresholdMilli: TAX_CODES[values.code].hasThreshold ? values.thresholdMilli : 0,
  replacesMilli: values.code === 'vat' ? values.replacesMilli : null,
})

const FIRST: TaxCodeName = 'vat'

/** What the law says of a tax on a day, at its highest threshold, or 0; of VAT, its standard rate. */
export function firstValueOf(code: TaxCodeName, day: string): number {
  if (code === 'vat') return LAW_VAT_MILLI
  return valueOn(TAX_DEFAULTS, { code, day, amountMilli: Infinity }) ?? 0
}

export function useTaxForm() {
  const { t } = useTranslation('company')
  const today = useToday()
  return useQuickForm(TAX_PARAMETERS, {
    blank: {
      name: '',
      code: FIRST,
      thresholdMilli: 0,
      validFrom: today,
      valueMilli: firstValueOf(FIRST, today),
      replacesMilli: null,
    },
    valuesOf,
    inputOf,
    fieldOf: { dayTaken: 'validFrom', laterDepends: 'validFrom' },
    saved: ({ code }) => t('taxParameters.saved', { name: t(`taxParameters.code.${code}`) }),
  })
}
