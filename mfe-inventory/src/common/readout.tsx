import { type ReactNode, useId } from 'react'
import { chakra, Flex, Text } from '@comptoir/platform'

export interface ReadoutProps {
  label: string
  help?: string
  children: ReactNode
}

/** A value among the fields of a form that nobody types: it follows from the others, or from elsewhere. */
export function Readout({ label, help, children }: ReadoutProps) {
  const labelId = useId()
  return (
    <Flex direction="column" gap="1.5" minW="0">
      <Text id={labelId} fontWeight="medium">
        {label}
      </Text>
      <chakra.output
        aria-labelledby={labelId}
        display="flex"
        alignItems="center"
        minH="10"
        px="3"
        bg="bg.sunken"
        borderRadius="md"
      >
        {children}
      </chakra.output>
      {help ? (
        <Text textStyle="small" color="fg.muted">
          {help}
        </Text>
      ) : null}
    </Flex>
  )
}
