import { createHash } from 'node:crypto'
import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { boundDiscount, requestCode, requestText } from '@comptoir/contracts/sales/approval-codes'
import type { TxCtx } from '../../../platform/context.ts'
import { listPeopleAt, ticketHash } from '../approvals/index.ts'
import { findCodes, findUses, insertUses, type ApprovedByCode, type StoredCode } from './approval-codes.repository.ts'
import { isSame } from './approval-codes.service.ts'

/** A ticket that says that it was approved by a code. */
export type CodedTicket = RegisterTicket & { approvalCode: NonNullable<RegisterTicket['approvalCode']> }

/** What came of it: what counts as approved, with the name of who approved it; null where no such code was ever given. */
export type CodeOutcome = ReadonlyMap<string, string> | null

/** Where tickets are sold. */
interface Place {
  registerId: string
  pointOfSaleId: string
}

/**
 * What was approved by code of each of some tickets of a register, in their order. What was given is found by what the ticket
 * itself comes to, not by what it says; that the approver might approve it was found out when they did. Each code goes to one
 * ticket, which is written down.
 */
export async function takeCodes(
  tx: TxCtx,
  { registerId, pointOfSaleId }: Place,
  tickets: readonly CodedTicket[],
): Promise<CodeOutcome[]> {
  if (tickets.length === 0) return []
  const asked = tickets.map((ticket) => ({ ticket, said: saidBy(ticket) }))
  const stored = await findCodes(tx, registerId, [...new Set(asked.map(({ said }) => said.request))])
  const matched = asked.map(({ ticket, said }) => stored.find((code) => isFor(code, ticket, said)))
  const uses = matched.flatMap((code, index) => {
    const ticket = tickets[index]
    return code && ticket ? [{ codeId: code.id, documentId: ticket.id }] : []
  })
  await insertUses(tx, pointOfSaleId, uses)
  const used =
    uses.length === 0
      ? new Map()
      : await findUses(
          tx,
          uses.map(({ codeId }) => codeId),
        )
  const people = new Map((await listPeopleAt(tx, pointOfSaleId)).map((person) => [person.id, person]))
  return tickets.map((ticket, index) => {
    const code = matched[index]
    if (!code || used.get(code.id) !== ticket.id) return null
    const mayAsk: readonly string[] = people.get(ticket.cashierId)?.mayAsk ?? []
    const counting = code.permissions.filter((permission) => mayAsk.includes(permission))
    return new Map(counting.map((permission) => [permission, code.givenBy.name]))
  })
}

/** Nobody approves their own ticket. */
function isFor(code: StoredCode, ticket: CodedTicket, said: ApprovedByCode): boolean {
  const isFree = code.documentId === null || code.documentId === ticket.id
  return isFree && code.epoch === ticket.epoch && code.givenBy.id !== ticket.cashierId && isSame(code, said)
}

/** What somebody must have typed for a ticket. */
function saidBy(ticket: CodedTicket): ApprovedByCode {
  const { registerId, epoch, clientId, totalMinor, approvalCode } = ticket
  const { permissions, round } = approvalCode
  const hash = ticketHash(approvedTicketOf(ticket)).toString('hex')
  const text = requestText({ registerId, epoch, round, clientId, permissions, ticketHash: hash })
  return {
    request: requestCode({ registerId, epoch }, createHash('sha256').update(text).digest('hex')),
    permissions,
    totalMinor,
    discountMinor: boundDiscount(permissions, ticket.discountMinor),
  }
}
