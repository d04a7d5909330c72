import { NativeSelect } from '@comptoir/platform'

export interface SelectFilterProps {
  label: string
  /** The option for no filter. */
  allLabel: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | null) => void
}

/** A filter of a list with few values; the first choice takes it away. */
export function SelectFilter({ label, allLabel, options, value = '', onChange }: SelectFilterProps) {
  return (
    <NativeSelect.Root w="auto" maxW="56">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
