import type { Approvable } from '@comptoir/contracts/role-permissions'
import { APPROVALS, type Approval, type ApprovalInput, type Approvers } from '@comptoir/contracts/sales/approvals'
import { approvedTicketOf } from '@comptoir/contracts/sales/register-tickets'
import { api, pathOf, useCompanyQuery } from '@comptoir/platform'
import type { SoldParts } from '../../ticket-queue/index.ts'

/** Who can approve by PIN at a register; asked anew each time, for a PIN may have been set meanwhile. */
export function useApprovers(registerId: string, permissions: readonly Approvable[]) {
  const searchParams = new URLSearchParams([
    ['registerId', registerId],
    ...permissions.map((permission) => ['permissions[]', permission]),
  ])
  return useCompanyQuery<Approvers>(APPROVALS, ['approvers'], { searchParams, staleTimeMs: 0 })
}

/** Has a ticket approved as it stands; how it is paid is no part of it. */
export function askApproval(
  { parts: { id, lines }, registerId, totalMinor }: { parts: SoldParts; registerId: string; totalMinor: number },
  given: Pick<ApprovalInput, 'permissions' | 'key'>,
): Promise<Approval> {
  const ticket = approvedTicketOf({ id, registerId, lines, totalMinor })
  return api.post<Approval>(pathOf(APPROVALS), { ...given, ticket })
}
