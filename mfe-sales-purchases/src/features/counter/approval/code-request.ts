import { canonicalJson } from '@comptoir/contracts/canonical-json'
import { approvedTicketOf, printTicket } from '@comptoir/contracts/sales/register-tickets'
import { askByCode, type CodeRequest } from '../../approving/index.ts'
import type { TicketQueue } from '../../ticket-queue/index.ts'
import { type AskedApproval, permissionsAsked } from './asked-approval.ts'

/** The request for a sale as it stands; null where this device has no key for the series that it numbers in. */
export async function requestOf(queue: TicketQueue, asked: AskedApproval): Promise<CodeRequest | null> {
  const { parts, registerId } = asked
  const { clientName: _, ...sold } = parts
  const series = await queue.held(registerId)
  if (!series) return null
  const { epoch, seller } = series
  // Its figures, by the kernel that prints it.
  const ticket = printTicket({ ...sold, registerId, epoch, counter: 1, seller })
  const { clientId, totalMinor, discountMinor } = ticket
  const request = await askByCode(queue, {
    ...{ registerId, documentId: parts.id, clientId, totalMinor, discountMinor },
    permissions: permissionsAsked(asked),
    text: canonicalJson(approvedTicketOf(ticket)),
  })
  return request?.epoch === epoch ? request : null
}
