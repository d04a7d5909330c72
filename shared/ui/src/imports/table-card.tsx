import { type ReactNode, useId } from 'react'
import { Box, Card, Flex, Heading, Text } from '../chakra.ts'

export interface TableCardProps {
  /** By which a control elsewhere on the page leads here. */
  id?: string
  title: string
  description?: string
  /** At the inline end of the head. */
  tools?: ReactNode
  children: ReactNode
}

/** First and last cells align with the edges of the head; on a phone rows are cards with their own edges. */
const insetTable = {
  '& :is(th, td):first-of-type': { ps: { md: '5' } },
  '& :is(th, td):last-of-type': { pe: { md: '5' } },
} as const

/** A card with a table that reaches its edges, under the card's own heading. */
export function TableCard({ id, title, description, tools, children }: TableCardProps) {
  const headingId = useId()
  return (
    <Card.Root
      as="section"
      aria-labelledby={headingId}
      overflow="hidden"
      {...(id === undefined ? {} : { id, scrollMarginTop: 'calc(var(--frame-top, 4rem) + 1rem)' })}
    >
      <Flex px={{ base: '4', md: '5' }} pt="4" pb="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Flex direction="column" gap="1" minW="0">
          <Heading as="h2" id={headingId}>
            {title}
          </Heading>
          {description ? (
            <Text textStyle="small" color="fg.muted">
              {description}
            </Text>
          ) : null}
        </Flex>
        {tools}
      </Flex>
      <Box css={insetTable}>{children}</Box>
    </Card.Root>
  )
}
