import type { FileDelimiter, FileEncoding, FileReading } from '@comptoir/contracts/platform/import-files'
import { useId, type ReactNode } from 'react'
import { Box, chakra, Flex, NativeSelect } from '../chakra.ts'

interface ReadingChoiceProps<T extends string> {
  label: string
  value: T | null
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One thing that was found about a file, among what it could have been. */
function ReadingChoice<T extends string>({ label, value, options, onChange }: ReadingChoiceProps<T>) {
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

export interface ReadingChoicesProps {
  wanted: FileReading
  labels: Record<'encoding' | 'delimiter' | 'sheet', string>
  encodings: readonly { value: FileEncoding; label: string }[]
  delimiters: readonly { value: FileDelimiter; label: string }[]
  onChange: (wanted: FileReading) => void
  /** What has it read again. */
  children: ReactNode
}

/** What was found about a file, its sheet or its letters and separator, among what it could have been. */
export function ReadingChoices({ wanted, labels, encodings, delimiters, onChange, children }: ReadingChoicesProps) {
  return (
    <Flex gap="4" wrap="wrap" align="end">
      {wanted.sheet === null ? (
        <>
          <ReadingChoice
            label={labels.encoding}
            value={wanted.encoding}
            options={encodings}
            onChange={(encoding) => onChange({ ...wanted, encoding })}
          />
          <ReadingChoice
            label={labels.delimiter}
            value={wanted.delimiter}
            options={delimiters}
            onChange={(delimiter) => onChange({ ...wanted, delimiter })}
          />
        </>
      ) : (
        <ReadingChoice
          label={labels.sheet}
          value={wanted.sheet}
          options={wanted.sheets.map((name) => ({ value: name, label: name }))}
          onChange={(sheet) => onChange({ ...wanted, sheet })}
        />
      )}
      {children}
    </Flex>
  )
}
