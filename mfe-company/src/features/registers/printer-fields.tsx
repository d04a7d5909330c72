import { PAPER_WIDTHS_MM, PRINTERS } from '@comptoir/contracts/printers'
import { useTranslation } from '@comptoir/platform'
import { SelectField, SwitchField, TextField, useWatch, type UseFormReturn } from '@comptoir/platform/forms'
import type { RegisterValues } from './use-register-form.ts'

/** What the register prints on. What only a ticket printer does is asked where it has one. */
export function PrinterFields({ form: { control } }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('company')
  const printer = useWatch({ control, name: 'printer' })
  const isOwn = printer !== 'browser'
  return (
    <>
      <SelectField
        control={control}
        name="printer"
        label={t('registers.form.printer')}
        help={t(`registers.printers.${printer}.help`)}
        options={PRINTERS.map((each) => ({ value: each, label: t(`registers.printers.${each}.name`) }))}
        isRequired
      />
      {printer === 'network' ? (
        <TextField
          control={control}
          name="printerAddress"
          label={t('registers.form.printerAddress')}
          help={t('registers.form.printerAddressHelp')}
          maxLength={60}
          autoComplete="off"
          isLtr
          isRequired
        />
      ) : null}
      <SelectField
        control={control}
        name="paperWidthMm"
        label={t('registers.form.paperWidth')}
        options={PAPER_WIDTHS_MM.map((width) => ({
          value: width,
          label: t('registers.form.millimetres', { width }),
        }))}
        isRequired
      />
      {isOwn ? (
        <>
          <SwitchField
            control={control}
            name="printsAtOnce"
            label={t('registers.form.printsAtOnce')}
            help={t('registers.form.printsAtOnceHelp')}
          />
          <SwitchField
            control={control}
            name="opensDrawer"
            label={t('registers.form.opensDrawer')}
            help={t('registers.form.opensDrawerHelp')}
          />
        </>
      ) : null}
    </>
  )
}
