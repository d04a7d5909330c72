import { useId } from 'react'
import { Flex, Text, VisuallyHidden } from '../chakra.ts'
import { SegmentGroup } from '../form/controls.ts'

export interface SegmentChoiceProps<Value extends string> {
  label: string
  /** Where the surroundings are label enough for sighted readers. */
  isLabelHidden?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few choices, all in sight side by side. */
export function SegmentChoice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SegmentChoiceProps<Value>) {
  const labelId = useId()
  const choose = (chosen: string | null): void => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Flex direction="column" align="flex-start" gap="1.5">
      {isLabelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Text id={labelId} fontWeight="medium">
          {label}
        </Text>
      )}
      <SegmentGroup.Root aria-labelledby={labelId} value={value} onValueChange={(details) => choose(details.value)}>
        <SegmentGroup.Indicator />
        {options.map((option) => (
          <SegmentGroup.Item key={option.value} value={option.value}>
            <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </Flex>
  )
}
