import type { Ref } from 'react'
import { NativeSelect, Text } from '../chakra.ts'

export interface HeaderChoiceProps {
  name: string
  label: string
  /** What is said where the file has no such column. */
  none: string
  headers: readonly string[]
  value: string | null
  onChange: (header: string | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
}

/** Which column of a file is one of ours. */
export function HeaderChoice({ name, label, none, headers, value, onChange, onBlur, ref }: HeaderChoiceProps) {
  return (
    <NativeSelect.Root size="sm" maxW={{ base: '44', md: 'full' }}>
      <NativeSelect.Field
        ref={ref}
        name={name}
        aria-label={label}
        value={value ?? ''}
        textOverflow="ellipsis"
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{none}</option>
        {headers.map((header) => (
          <option key={header} value={header}>
            {header}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

const SHOWN = 3

/** What a column of a file holds in its first rows. */
export function HeaderExamples({
  header,
  headers,
  sample,
}: {
  header: string | null
  headers: readonly string[]
  sample: readonly (readonly string[])[]
}) {
  const position = header === null ? -1 : headers.indexOf(header)
  const cells = sample.flatMap((row) => row[position]?.trim() || [])
  const examples = [...new Set(cells)].slice(0, SHOWN)
  if (examples.length === 0) return <Text color="fg.subtle">–</Text>
  return (
    <Text color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
      {examples.map((example, index) => (
        <span key={example}>
          {index > 0 ? ' · ' : null}
          <bdi>{example}</bdi>
        </span>
      ))}
    </Text>
  )
}
