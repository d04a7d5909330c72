import { exponentOf, isCurrency } from '@comptoir/money'
import { CURRENCY_CODES, type CURRENCIES, type Currency } from '@comptoir/contracts/treasury/currencies'
import { useCompany, useFormat, useTranslation } from '@comptoir/platform'
import {
  QuickFormDialog,
  SelectField,
  SwitchField,
  useWatch,
  type QuickForm,
  type ValuesOf,
} from '@comptoir/platform/forms'
import { useCurrencyNames } from '../../common/currency-names.ts'

export type CurrencyValues = ValuesOf<typeof CURRENCIES>

/** The dialog of one currency. The company's own stays what it is, and active. */
export function CurrencyForm({ quick }: { quick: QuickForm<Currency, CurrencyValues> }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const { control } = quick.form
  const { currency: own } = useCompany()
  const nameOf = useCurrencyNames()
  const code: string = useWatch({ control, name: 'code' }) ?? ''
  const isOwn = !quick.isNew && code === own
  return (
    <QuickFormDialog quick={quick} title={t(quick.isNew ? 'currencies.form.createTitle' : 'currencies.form.editTitle')}>
      <SelectField
        control={control}
        name="code"
        label={t('currencies.form.code')}
        help={
          isCurrency(code) ? t('currencies.form.decimals', { decimals: format.number(exponentOf(code)) }) : undefined
        }
        options={CURRENCY_CODES.filter((each) => !quick.isNew || each !== own).map((value) => ({
          value,
          label: nameOf(value),
        }))}
        isDisabled={isOwn}
        isRequired
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('currencies.form.isActive')}
        help={t(isOwn ? 'currencies.form.staysHelp' : 'currencies.form.isActiveHelp')}
        isDisabled={isOwn}
      />
      {isOwn ? null : (
        <SwitchField
          control={control}
          name="isCashAccepted"
          label={t('currencies.form.isCashAccepted')}
          help={t('currencies.form.isCashAcceptedHelp', { currency: own })}
        />
      )}
    </QuickFormDialog>
  )
}
