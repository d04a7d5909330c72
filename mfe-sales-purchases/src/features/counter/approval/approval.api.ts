import { APPROVALS, type Approval, type ApprovalInput } from '@comptoir/contracts/sales/approvals'
import { approvedTicketOf } from '@comptoir/contracts/sales/register-tickets'
import { api, pathOf } from '@comptoir/platform'
import type { SoldParts } from '../../ticket-queue/index.ts'

/** Has a ticket approved as it stands; how it is paid is no part of it. */
export function askApproval(
  { parts: { id, lines }, registerId, totalMinor }: { parts: SoldParts; registerId: string; totalMinor: number },
  given: Pick<ApprovalInput, 'permissions' | 'key'>,
): Promise<Approval> {
  const ticket = approvedTicketOf({ id, registerId, lines, totalMinor })
  return api.post<Approval>(pathOf(APPROVALS), { ...given, ticket })
}
