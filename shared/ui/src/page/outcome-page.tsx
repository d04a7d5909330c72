import type { ReactNode } from 'react'
import { Card, Flex } from '../chakra.ts'
import { type Crumb, PageHeader } from './page-header.tsx'

export interface OutcomePageProps {
  title: string
  breadcrumb: Crumb[]
  children: ReactNode
}

/** A page whose subject cannot be shown: its name, the way back, and what happened instead. */
export function OutcomePage({ title, breadcrumb, children }: OutcomePageProps) {
  return (
    <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <PageHeader title={title} breadcrumb={breadcrumb} />
      <Card.Root>{children}</Card.Root>
    </Flex>
  )
}
