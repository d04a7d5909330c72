import { LABEL_LAYOUT_NAMES, LABEL_PRICES, LABEL_SYMBOLS, type LabelsInput } from '@comptoir/contracts/inventory/labels'
import { NativeSelect, useTranslation } from '@comptoir/platform'
import { Checkbox, FieldShell } from '@comptoir/platform/forms'
import type { LabelChoice } from './label-choice.ts'

/** The same in every language. */
const SYMBOL_NAMES = { ean13: 'EAN-13', code128: 'Code 128', qr: 'QR' } as const

/** All but the place to begin at. */
export type LabelLook = Omit<LabelChoice['how'], 'start'>
const LANGUAGES = ['fr', 'ar', 'en'] as const satisfies readonly LabelsInput['language'][]

/** What labels are printed on, and what stands on them. */
export function LabelSettings({ how, onChange }: { how: LabelLook; onChange: (how: LabelLook) => void }) {
  const { t } = useTranslation('inventory')
  return (
    <>
      <Choice
        label={t('labels.layout.label')}
        value={how.layout}
        options={LABEL_LAYOUT_NAMES.map((name) => [name, t(`labels.layout.${name}`)])}
        onChange={(layout) => onChange({ ...how, layout })}
      />
      <Choice
        label={t('labels.symbol')}
        value={how.symbol}
        options={LABEL_SYMBOLS.map((name) => [name, SYMBOL_NAMES[name]])}
        onChange={(symbol) => onChange({ ...how, symbol })}
      />
      <Choice
        label={t('labels.price.label')}
        value={how.price}
        options={LABEL_PRICES.map((name) => [name, t(`labels.price.${name}`)])}
        onChange={(price) => onChange({ ...how, price })}
      />
      <Choice
        label={t('labels.language.label')}
        value={how.language}
        options={LANGUAGES.map((name) => [name, t(`labels.language.${name}`)])}
        onChange={(language) => onChange({ ...how, language })}
      />
      {how.price === 'none' ? null : (
        <Checkbox.Root
          checked={how.hasDiscount}
          onCheckedChange={({ checked }) => onChange({ ...how, hasDiscount: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('labels.hasDiscount')}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <FieldShell label={label}>
      {({ disabled, ...control }) => (
        <NativeSelect.Root size="lg" disabled={disabled}>
          <NativeSelect.Field
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find(([each]) => each === event.target.value)
              if (chosen) onChange(chosen[0])
            }}
          >
            {options.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldShell>
  )
}
