import { canonicalJson } from '@comptoir/contracts/canonical-json'
import {
  answerCode,
  answerText,
  requestCode,
  requestText,
  type SaidByCode,
  type TicketApprovalCode,
} from '@comptoir/contracts/sales/approval-codes'
import { approvedTicketOf, printTicket } from '@comptoir/contracts/sales/register-tickets'
import { chainedHash, type TicketQueue } from '../../ticket-queue/index.ts'
import { type AskedApproval, permissionsAsked } from './use-approval-form.ts'

/** What this register asks for, and what whoever approves is told of it. */
export interface CodeRequest extends SaidByCode {
  registerId: string
  saleId: string
  round: number
}

/** The request for a sale as it stands; null where this device has no key for the series that it numbers in. */
export async function requestOf(queue: TicketQueue, asked: AskedApproval): Promise<CodeRequest | null> {
  const { parts, registerId } = asked
  const { clientName: _, ...sold } = parts
  const [series, keys] = await Promise.all([queue.held(registerId), queue.approvalKeys()])
  const asking = await keys.ask(registerId, parts.id)
  if (!series || asking?.epoch !== series.epoch) return null
  const { epoch, round } = asking
  // Its figures, by the kernel that prints it.
  const ticket = printTicket({ ...sold, registerId, epoch, counter: 1, seller: series.seller })
  const permissions = permissionsAsked(asked)
  const ticketHash = chainedHash('', canonicalJson(approvedTicketOf(ticket)))
  const text = requestText({ registerId, epoch, round, clientId: ticket.clientId, permissions, ticketHash })
  return {
    ...{ registerId, saleId: parts.id, round, permissions },
    ...{ totalMinor: ticket.totalMinor, discountMinor: ticket.discountMinor },
    request: requestCode({ registerId, epoch }, chainedHash('', text)),
  }
}

/** What the ticket tells of an answer; null, and counted, where it is a wrong one. */
export async function accepted(
  queue: TicketQueue,
  asked: CodeRequest,
  answer: string,
): Promise<TicketApprovalCode | null> {
  const { registerId, saleId, round } = asked
  const keys = await queue.approvalKeys()
  const signature = await keys.sign(registerId, answerText(asked))
  if (signature !== null && answerCode(signature) === answer)
    return { permissions: [...asked.permissions], round, answer }
  await keys.fail(registerId, saleId)
  return null
}
