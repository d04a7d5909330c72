import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button, Center, Flex, Heading, Link, Text } from '@comptoir/platform/site'
import { useTitle } from './use-title.ts'

export interface MessagePageProps {
  icon: LucideIcon
  title: string
  text: ReactNode
  /** The way on: an address and its words. */
  way?: { to: string; label: string }
  /** Further ways on, or facts to pass along. */
  children?: ReactNode
}

/** A page that says one thing and shows the way on. */
export function MessagePage({ icon: Icon, title, text, way, children }: MessagePageProps) {
  useTitle(title)
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="4"
      maxW="lg"
      mx="auto"
      px="4"
      py={{ base: '12', md: '24' }}
    >
      <Center boxSize="14" borderRadius="full" bg="bg.sunken" color="fg.muted">
        <Icon aria-hidden size={24} />
      </Center>
      <Heading as="h1" textStyle="title">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
      {children}
      {way ? (
        <Button asChild variant="outline">
          <Link to={way.to}>{way.label}</Link>
        </Button>
      ) : null}
    </Flex>
  )
}
