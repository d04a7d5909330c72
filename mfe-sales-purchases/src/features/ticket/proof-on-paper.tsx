import type { ReactNode } from 'react'
import { chakra, Flex } from '@comptoir/platform'
import { Main, Second } from './paper-parts.tsx'
import { TICKET } from './paper-words.ts'

/** Where the proof of a ticket stands on the paper, with what it is. */
export function ProofOnPaper({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" align="center" w="full">
      {children}
      <chakra.span>
        <Main of={TICKET.proof} /> <Second of={TICKET.proof} />
      </chakra.span>
    </Flex>
  )
}
