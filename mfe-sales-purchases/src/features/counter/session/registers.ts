import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { companyKey, useCompany, usePointOfSale, useQuery } from '@comptoir/platform'
import { orLastAnswer } from './last-answer.ts'
import { listRegisters, type RegisterStatus } from './registers.api.ts'

/** A session may be closed from somewhere else. */
const AGAIN_MS = 60_000

/** A register on which this person has a session. */
export interface OwnSession {
  register: Register
  session: CashSession
}

/** The registers of the shop and what is open on them. Under `cash-sessions`, so that opening and closing refreshes it. */
export function useRegisters() {
  const company = useCompany()
  const { id } = usePointOfSale()
  return useQuery({
    queryKey: companyKey(company.id, CASH_SESSIONS_AT, 'registers', id),
    queryFn: ({ signal }) => orLastAnswer(`registers:${id}`, (limit) => listRegisters(id, limit), signal),
    refetchInterval: AGAIN_MS,
  })
}

/** Where this person has a session: on the register this browser used last, or else on the first. */
export function ownSession(
  registers: readonly RegisterStatus[],
  userId: string,
  lastRegisterId: string | null,
): OwnSession | null {
  const own = registers.flatMap(({ register, session }) =>
    session?.openedById === userId && session.state !== 'closed' ? [{ register, session }] : [],
  )
  return own.find(({ register }) => register.id === lastRegisterId) ?? own[0] ?? null
}

/** Why nobody can open a session on a register, if so. */
export function obstacleOf({ register }: RegisterStatus): 'inactive' | 'taken' | null {
  if (register.openSessionId !== null) return 'taken'
  return register.isActive ? null : 'inactive'
}
