import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { companyKey, useCompany, usePointOfSale, useQuery } from '@comptoir/platform'
import { type Desk, listDesks } from './counter.api.ts'

/** A register on which this person has a session. */
export interface OwnDesk {
  register: Register
  session: CashSession
}

/** The registers of the shop and what is open on them. Under `cash-sessions`, so that opening and closing refreshes it. */
export function useDesks() {
  const company = useCompany()
  const { id } = usePointOfSale()
  return useQuery({
    queryKey: companyKey(company.id, 'cash-sessions', 'desks', id),
    queryFn: ({ signal }) => listDesks(id, signal),
  })
}

/** Where this person has a session: on the register this browser used last, or else on the first. */
export function ownDesk(desks: readonly Desk[], userId: string, lastRegisterId: string | null): OwnDesk | null {
  const own = desks.flatMap(({ register, session }) =>
    session?.openedById === userId && session.state !== 'closed' ? [{ register, session }] : [],
  )
  return own.find(({ register }) => register.id === lastRegisterId) ?? own[0] ?? null
}

/** Why nobody can start on a register, if so. `enrolled`: another device numbers its tickets. */
export function obstacleOf({ register }: Desk): 'inactive' | 'taken' | 'enrolled' | null {
  if (register.openSessionId !== null) return 'taken'
  if (!register.isActive) return 'inactive'
  return register.numbering === 'register' ? 'enrolled' : null
}
