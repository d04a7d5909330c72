import { useId } from 'react'
import { Box, chakra, NativeSelect } from '@comptoir/platform'

export interface ReadingChoiceProps<T extends string> {
  label: string
  value: T | null
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One thing that was found about a file, among what it could have been. */
export function ReadingChoice<T extends string>({ label, value, options, onChange }: ReadingChoiceProps<T>) {
  const id = useId()
  return (
    <Box minW={{ base: 'full', md: '56' }}>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {label}
      </chakra.label>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          value={value ?? ''}
          textOverflow="ellipsis"
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  )
}
