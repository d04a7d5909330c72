import { useEffect, useRef } from 'react'
import {
  TAX_CODES,
  TAX_CODE_NAMES,
  type TaxCodeName,
  type TaxParameter,
} from '@comptoir/contracts/company/tax-parameters'
import { currencySymbol, useCompany, useFormat, useLanguage, useToday, useTranslation } from '@comptoir/platform'
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
import { useVatRatesBefore } from './use-own-taxes.ts'
import { firstValueOf, type TaxValues } from './use-tax-form.ts'

const PERCENT = '%'

function helpOf(code: TaxCodeName) {
  if (code === 'vat' || code === 'stampTicketLargeStore') return code
  return TAX_CODES[code].usedBy ?? 'nothing'
}

/** The dialog of one value: which tax, from which day on, how much, and on what ground. */
export function TaxForm({ quick }: { quick: QuickForm<TaxParameter, TaxValues> }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { currency } = useCompany()
  const { control } = quick.form
  const code: TaxCodeName = useWatch({ control, name: 'code' }) ?? 'vat'
  const { unit, hasThreshold } = TAX_CODES[code]
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
        help={t(`taxParameters.useHelp.${helpOf(code)}`)}
        options={TAX_CODE_NAMES.map((value) => ({ value, label: t(`taxParameters.code.${value}`) }))}
        isRequired
      />
      <ValidFrom control={control} />
      {code === 'vat' ? <Replaces control={control} /> : null}
      <QuantityField
        control={control}
        name="valueMilli"
        label={t('taxParameters.form.value')}
        {...(code === 'vat' ? {} : { help: t('taxParameters.form.valueHelp') })}
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
    if (isNew) form.setValue('valueMilli', firstValueOf(code, today), { shouldDirty: true })
  }, [form, isNew, code, today])
}

/** The rate in whose place another one comes: those in force until the day, and the one that was chosen. */
function Replaces({ control }: { control: Control<TaxValues> }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const today = useToday()
  const [validFrom, replaced] = useWatch({ control, name: ['validFrom', 'replacesMilli'] })
  const inForce = useVatRatesBefore(validFrom === '' ? today : validFrom)
  const rates = replaced === null || inForce.includes(replaced) ? inForce : [...inForce, replaced]
  return (
    <SelectField
      control={control}
      name="replacesMilli"
      label={t('taxParameters.form.replaces')}
      help={t('taxParameters.form.replacesHelp')}
      options={rates.map((value) => ({ value, label: format.percent(value) }))}
      placeholder={t('taxParameters.form.replacesNone')}
      isClearable
    />
  )
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
