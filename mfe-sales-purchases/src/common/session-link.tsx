import type { ReactNode } from 'react'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { ChakraLink, Flex, Link, useAddresses, useHasPermission } from '@comptoir/platform'

/** The way from a document to the cash session that it was made in; nothing for who may not see sessions. */
export function SessionLink({ sessionId, children }: { sessionId: string; children: ReactNode }) {
  const sessions = useAddresses(CASH_SESSIONS)
  if (!useHasPermission(CASH_SESSIONS.permissions.read)) return null
  return (
    <Flex>
      <ChakraLink asChild>
        <Link to={sessions.one(sessionId)}>{children}</Link>
      </ChakraLink>
    </Flex>
  )
}
