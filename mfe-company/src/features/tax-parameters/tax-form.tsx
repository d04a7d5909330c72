import { useEffect, useRef } from 'react'
import {
  TAX_CODES,
  TAX_CODE_NAMES,
  type TaxCodeName,
  type TaxParameter,
} from '@comptoir/contracts/company/tax-parameters'
import { currencySymbol, useCompany, useLanguage, useToday, useTranslation } from '@comptoir/platform'
import {
  DayInput,
  FieldShell,
  QuantityField,
  QuickFormDialog,
  SelectField,
  TextField,
  useController,
  useWatch,
  type Control,
  type QuickForm,
} from '@comptoir/platform/forms'
import { lawOn, type TaxValues } from './use-tax-form.ts'

const PERCENT = '%'

/** The dialog of one value: which tax, from which day on, how much, and on what ground. */
export function TaxForm({ quick }: { quick: QuickForm<TaxParameter, TaxValues> }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { currency } = useCompany()
  const { control } = quick.form
  const code: TaxCodeName = useWatch({ control, name: 'code' }) ?? 'vat19'
  const { unit, hasThreshold, usedBy } = TAX_CODES[code]
  const symbol = currencySymbol(currency, language)
  useValueOfLaw(quick, code)
  return (
    <QuickFormDialog
      quick={quick}
      title={t(quick.isNew ? 'taxParameters.form.createTitle' : 'taxParameters.form.editTitle')}
    >
      <SelectField
        control={control}
        name="code"
        label={t('taxParameters.form.code')}
        help={t(`taxParameters.useHelp.${code.startsWith('vat') ? 'vat' : (usedBy ?? 'nothing')}`)}
        options={TAX_CODE_NAMES.map((value) => ({ value, label: t(`taxParameters.code.${value}`) }))}
        isRequired
      />
      <ValidFrom control={control} />
      <QuantityField
        control={control}
        name="valueMilli"
        label={t('taxParameters.form.value')}
        help={t('taxParameters.form.valueHelp')}
        isRequired
        suffix={unit === 'rate' ? PERCENT : symbol}
      />
      {hasThreshold ? (
        <QuantityField
          control={control}
          name="thresholdMilli"
          label={t('taxParameters.form.threshold')}
          help={t('taxParameters.form.thresholdHelp')}
          suffix={symbol}
        />
      ) : null}
      <TextField
        control={control}
        name="name"
        label={t('taxParameters.form.name')}
        help={t('taxParameters.form.nameHelp')}
        isRequired
        maxLength={120}
        autoComplete="off"
      />
    </QuickFormDialog>
  )
}

/** Another tax of a new value begins as the law has it, to be changed. */
function useValueOfLaw({ form, isNew }: QuickForm<TaxParameter, TaxValues>, code: TaxCodeName): void {
  const today = useToday()
  const last = useRef(code)
  useEffect(() => {
    if (last.current === code) return
    last.current = code
    if (isNew) form.setValue('valueMilli', lawOn(code, today), { shouldDirty: true })
  }, [form, isNew, code, today])
}

function ValidFrom({ control }: { control: Control<TaxValues> }) {
  const { t } = useTranslation('company')
  const today = useToday()
  const { field, fieldState } = useController({ control, name: 'validFrom' })
  return (
    <FieldShell
      label={t('taxParameters.form.validFrom')}
      help={t('taxParameters.form.validFromHelp')}
      error={fieldState.error?.message}
      isRequired
    >
      {(shell) => (
        <DayInput
          {...shell}
          ref={field.ref}
          name={field.name}
          size="lg"
          min={today}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldShell>
  )
}
