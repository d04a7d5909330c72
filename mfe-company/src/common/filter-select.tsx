import { NativeSelect } from '@comptoir/platform'

export interface FilterSelectProps {
  label: string
  /** What stands there while nothing is filtered. */
  everything: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | null) => void
}

/** One filter of a list, beside its search. */
export function FilterSelect({ label, everything, value = '', options, onChange }: FilterSelectProps) {
  return (
    <NativeSelect.Root width="auto">
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{everything}</option>
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
