import { type ReactNode, useId } from 'react'
import { Card, Flex, Heading, Text } from '../chakra.ts'

export interface SectionProps {
  title?: string
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** For an index that leads here. */
  id?: string
}

/** A white card with its heading; named by it for who cannot see the card. */
export function Section({ title, description, actions, children, id }: SectionProps) {
  const headingId = useId()
  return (
    <Card.Root as="section" {...(title ? { 'aria-labelledby': headingId } : {})} {...(id === undefined ? {} : { id })}>
      <Card.Body gap="4">
        {title || actions ? (
          <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
            <Flex direction="column" gap="1" minW="0">
              {title ? (
                <Heading as="h2" id={headingId}>
                  {title}
                </Heading>
              ) : null}
              {description ? (
                <Text textStyle="small" color="fg.muted">
                  {description}
                </Text>
              ) : null}
            </Flex>
            {actions}
          </Flex>
        ) : null}
        {children}
      </Card.Body>
    </Card.Root>
  )
}
