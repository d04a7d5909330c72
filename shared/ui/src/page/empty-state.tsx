import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Center, Flex, Heading, Text } from '../chakra.ts'

export interface EmptyStateProps {
  icon: LucideIcon
  title: string
  text?: ReactNode
  actions?: ReactNode
  /** `danger` when something failed. */
  tone?: 'neutral' | 'danger'
  headingLevel?: 'h2' | 'h3'
}

/** Nothing to show, and why: what the thing is for, what to do next, or what was kept. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  actions,
  tone = 'neutral',
  headingLevel = 'h2',
}: EmptyStateProps) {
  const isDanger = tone === 'danger'
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" px="5" py="8">
      <Center
        boxSize="11"
        borderRadius="full"
        bg={isDanger ? 'danger.subtle' : 'bg.sunken'}
        color={isDanger ? 'danger.fg' : 'fg.muted'}
      >
        <Icon aria-hidden size={20} />
      </Center>
      <Flex direction="column" gap="1" maxW="md">
        <Heading as={headingLevel}>{title}</Heading>
        {text ? (
          <Text textStyle="small" color="fg.muted">
            {text}
          </Text>
        ) : null}
      </Flex>
      {actions ? (
        <Flex gap="2" wrap="wrap" justify="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  )
}
