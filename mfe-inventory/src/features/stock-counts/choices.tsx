import { Box, chakra, Flex, Text } from '@comptoir/platform'
import { Checkbox } from '@comptoir/platform/forms'

interface TickProps {
  label: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

/** One thing that holds or does not. */
export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <Checkbox.Root minH="11" checked={isTicked} onCheckedChange={({ checked }) => onChange(checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        <bdi>{label}</bdi>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

interface ChoicesProps {
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Any of several, each with a tick. */
export function Choices({ label, help, options, chosen, onToggle }: ChoicesProps) {
  return (
    <chakra.fieldset border="none" m="0" p="0" minW="0">
      <chakra.legend fontWeight="medium">{label}</chakra.legend>
      {help === undefined ? null : (
        <Text textStyle="small" color="fg.muted">
          {help}
        </Text>
      )}
      <Box maxH="16rem" overflowY="auto" mt="1">
        <Flex columnGap="5" wrap="wrap">
          {options.map((option) => (
            <Tick
              key={option.value}
              label={option.label}
              isTicked={chosen.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
          ))}
        </Flex>
      </Box>
    </chakra.fieldset>
  )
}
