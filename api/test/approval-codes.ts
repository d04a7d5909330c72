import { createHash, createHmac } from 'node:crypto'
import {
  answerCode,
  answerText,
  requestCode,
  requestText,
  type ApprovalCodeInput,
  type CodeApprovable,
} from '@comptoir/contracts/sales/approval-codes'
import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { canonicalJson } from '@comptoir/contracts/canonical-json'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What the device of a register asks for a ticket, as somebody types it who was told. */
export function requestFor(
  ticket: RegisterTicket,
  permissions: readonly CodeApprovable[] = ['sales.exceedDiscount'],
  round = 1,
): ApprovalCodeInput {
  const { registerId, epoch, clientId, totalMinor, discountMinor } = ticket
  const ticketHash = sha256(canonicalJson(approvedTicketOf(ticket)))
  const hash = sha256(requestText({ registerId, epoch, round, clientId, permissions, ticketHash }))
  return {
    ...{ registerId, permissions: [...permissions], totalMinor },
    request: requestCode({ registerId, epoch }, hash),
    discountMinor: permissions.includes('sales.exceedDiscount') ? discountMinor : 0,
  }
}

/** The answer that a device takes to what it asked, with the key of its series in base64. */
export function expectedAnswer(approvalKey: string, input: ApprovalCodeInput): string {
  return answerCode(createHmac('sha256', Buffer.from(approvalKey, 'base64')).update(answerText(input)).digest('hex'))
}

/** A ticket as its device writes it down once it has taken an answer. */
export function approvedBy(
  ticket: RegisterTicket,
  answer: string,
  permissions: readonly CodeApprovable[] = ['sales.exceedDiscount'],
  round = 1,
): RegisterTicket {
  return { ...ticket, approvalCode: { permissions: [...permissions], round, answer } }
}
