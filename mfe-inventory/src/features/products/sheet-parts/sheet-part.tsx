import { type ReactNode, useId } from 'react'
import { chakra, Flex, Heading } from '@comptoir/platform'

interface SheetPartProps {
  title: string
  children: ReactNode
}

/** A part of a sheet under its heading. */
export function SheetPart({ title, children }: SheetPartProps) {
  const headingId = useId()
  return (
    <chakra.section aria-labelledby={headingId}>
      <Flex direction="column" gap="2.5">
        <Heading as="h3" id={headingId} fontSize="md">
          {title}
        </Heading>
        {children}
      </Flex>
    </chakra.section>
  )
}
