import type { Approvable } from '@comptoir/contracts/role-permissions'
import { APPROVALS, type Approval, type ApprovalInput, type Approvers } from '@comptoir/contracts/sales/approvals'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { api, pathOf, useCompanyQuery } from '@comptoir/platform'

/** Who can approve by PIN at a register; asked anew each time, for a PIN may have been set meanwhile. */
export function useApprovers(registerId: string, permissions: readonly Approvable[]) {
  const searchParams = new URLSearchParams([
    ['registerId', registerId],
    ...permissions.map((permission) => ['permissions[]', permission]),
  ])
  return useCompanyQuery<Approvers>(APPROVALS, ['approvers'], { searchParams, staleTimeMs: 0 })
}

/** Has a sale approved as it stands; how it is paid is no part of it. */
export function askApproval(
  { id, registerId, lines, totalMinor }: SaleInput,
  given: Pick<ApprovalInput, 'permissions' | 'key'>,
): Promise<Approval> {
  return api.post<Approval>(pathOf(APPROVALS), { ...given, ticket: { id, registerId, lines, totalMinor } })
}
