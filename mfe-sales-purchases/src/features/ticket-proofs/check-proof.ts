import type { RegisterKey } from '@comptoir/contracts/sales/register-tickets'
import type { TicketQueue } from '../ticket-queue/index.ts'
import { companyOf, type ProvedTicket, readProof } from './proof-text.ts'

/**
 * What came of checking the proof on a ticket:
 *
 * - `genuine`: a register of the company printed just this; `altered`: it did not;
 * - `ofAnother`: it names another company;
 * - `keyUnknown`: this device has not heard of the register in that epoch;
 * - `misread`: a part was lost; `unable`: this browser checks nothing.
 */
export type CheckedProof =
  | { outcome: 'genuine'; ticket: ProvedTicket; key: RegisterKey }
  | { outcome: 'altered' | 'ofAnother' | 'keyUnknown' | 'misread' | 'unable' }

/** Checks the proof on a ticket with what is on the device, without asking anybody. Rejects where its database does not open. */
export async function checkProof(
  { proofKeys }: Pick<TicketQueue, 'proofKeys'>,
  companyId: string,
  text: string,
): Promise<CheckedProof> {
  const proof = readProof(text)
  if (!proof) return { outcome: 'misread' }
  const { ticket, signed, signature } = proof
  if (ticket.company !== companyOf(companyId)) return { outcome: 'ofAnother' }
  const keys = await proofKeys()
  if (!keys.isAble()) return { outcome: 'unable' }
  const key = await keys.find(ticket.register, ticket.epoch)
  if (!key) return { outcome: 'keyUnknown' }
  const isGenuine = await keys.isSigned(key, signature, signed)
  return isGenuine ? { outcome: 'genuine', ticket, key } : { outcome: 'altered' }
}
