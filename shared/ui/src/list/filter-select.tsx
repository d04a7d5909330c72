import { NativeSelect } from '../chakra.ts'

export interface FilterSelectProps {
  label: string
  /** Shown while nothing is filtered. */
  everything: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | null) => void
}

/** One filter of a list, beside its search. Names of any length keep it in the row. */
export function FilterSelect({ label, everything, value = '', options, onChange }: FilterSelectProps) {
  return (
    <NativeSelect.Root width="auto" flex={{ base: '1 1 9rem', md: '0 1 auto' }} maxW={{ md: '60' }}>
      <NativeSelect.Field
        aria-label={label}
        value={value}
        textOverflow="ellipsis"
        onChange={(event) => onChange(event.target.value || null)}
      >
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
