import type { BARCODE_RULES } from '@comptoir/contracts/inventory/barcode-rules'
import { isBarcodePattern, kindOfPattern } from '@comptoir/money'
import { Input, useTranslation } from '@comptoir/platform'
import { FieldShell, useController, type Control, type ValuesOf } from '@comptoir/platform/forms'

const PLACES = 13
const EXAMPLE = '21IIIIIWWWWWC'

/** The layout of a code, in capitals and without spaces whatever is typed; below it what its letters stand for. */
export function PatternField({ control }: { control: Control<ValuesOf<typeof BARCODE_RULES>> }) {
  const { t } = useTranslation('inventory')
  const { field, fieldState } = useController({
    control,
    name: 'pattern',
    rules: {
      validate: (pattern) => isBarcodePattern(pattern) || t('barcodeRules.form.patternWrong', { example: EXAMPLE }),
    },
  })
  const kind = isBarcodePattern(field.value) ? t(`barcodeRules.kind.${kindOfPattern(field.value)}`) : null
  return (
    <FieldShell
      label={t('barcodeRules.form.pattern')}
      help={kind === null ? t('barcodeRules.form.patternHelp') : `${kind}. ${t('barcodeRules.form.patternHelp')}`}
      error={
        fieldState.error && (fieldState.error.message ?? t('barcodeRules.form.patternWrong', { example: EXAMPLE }))
      }
      isRequired
    >
      {({ disabled, ...shell }) => (
        <Input
          {...shell}
          {...field}
          disabled={disabled}
          size="lg"
          dir="ltr"
          textAlign={{ base: 'start', _rtl: 'end' }}
          maxLength={2 * PLACES}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => field.onChange(event.target.value.replaceAll(/\s/g, '').toUpperCase())}
        />
      )}
    </FieldShell>
  )
}
