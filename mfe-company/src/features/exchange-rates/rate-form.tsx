import type { EXCHANGE_RATES, ExchangeRate } from '@comptoir/contracts/treasury/exchange-rates'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompany, useFormat, useTranslation } from '@comptoir/platform'
import {
  NumberField,
  PriceField,
  QuickFormDialog,
  SelectField,
  useWatch,
  type QuickForm,
  type ValuesOf,
} from '@comptoir/platform/forms'
import { activeAndChosen } from '../../common/active-and-chosen.ts'
import { DayField } from './day-field.tsx'

export type RateValues = ValuesOf<typeof EXCHANGE_RATES>

interface RateFormProps {
  quick: QuickForm<ExchangeRate, RateValues>
  /** The currencies that may have a rate. */
  currencies: readonly ShortItem[]
  /** The currencies of the rates that are shown, which may be inactive. */
  ofRows: readonly ShortItem[]
}

/** The dialog of one rate, which it says in full: `1,000 JPY = 20.15 TND`. */
export function RateForm({ quick, currencies, ofRows }: RateFormProps) {
  const { t } = useTranslation('company')
  const { control, formState } = quick.form
  const { currency: own } = useCompany()
  const choices = activeAndChosen(currencies, ofRows, formState.defaultValues?.currencyId)
  const said = useSaid(quick, choices)
  return (
    <QuickFormDialog
      quick={quick}
      title={t(quick.isNew ? 'exchangeRates.form.createTitle' : 'exchangeRates.form.editTitle')}
    >
      <SelectField
        control={control}
        name="currencyId"
        label={t('exchangeRates.form.currency')}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <DayField
        control={control}
        label={t('exchangeRates.form.validFrom')}
        help={t('exchangeRates.form.validFromHelp')}
      />
      <NumberField
        control={control}
        name="per"
        label={t('exchangeRates.form.per')}
        help={t('exchangeRates.form.perHelp')}
        isRequired
      />
      <PriceField
        control={control}
        name="rate"
        label={t('exchangeRates.form.rate')}
        help={said}
        currency={own}
        isRequired
      />
    </QuickFormDialog>
  )
}

/** The rate as a sentence, once there is one; what the figure is for before. */
function useSaid({ form: { control } }: RateFormProps['quick'], currencies: readonly ShortItem[]): string {
  const { t } = useTranslation('company')
  const format = useFormat()
  const { currency: own } = useCompany()
  const [currencyId, per, rate] = useWatch({ control, name: ['currencyId', 'per', 'rate'] })
  const code = currencies.find(({ id }) => id === currencyId)?.name
  if (code === undefined || !per || !rate) return t('exchangeRates.form.rateHelp')
  return t('exchangeRates.form.rateSaid', { per: format.number(per), code, rate: format.number(rate, 6), own })
}
