import { NativeSelect } from '../chakra.ts'
import { usePromptValue } from '../page/use-prompt-value.ts'

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
  const chosen = usePromptValue(value, (next) => onChange(next || null))
  return (
    <NativeSelect.Root width="auto" flex={{ base: '0 0 auto', md: '0 1 auto' }} maxW="60">
      <NativeSelect.Field
        aria-label={label}
        value={chosen.value}
        textOverflow="ellipsis"
        onChange={(event) => chosen.set(event.target.value)}
        onBlur={chosen.settle}
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
