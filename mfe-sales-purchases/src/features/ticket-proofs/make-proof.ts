import type { DeviceTicket, TicketQueue } from '../ticket-queue/index.ts'
import { companyOf, proofText, registerOf, signedBytes } from './proof-text.ts'

/**
 * The proof of a ticket that this device has numbered, made anew whenever it is printed: it says the same, and its signature
 * differs. Null where the ticket is not here, or no key of its register.
 */
export async function makeProof(
  { find, proofKeys }: Pick<TicketQueue, 'find' | 'proofKeys'>,
  companyId: string,
  saleId: string,
): Promise<string | null> {
  const ticket = await find(saleId)
  if (!ticket) return null
  const signed = signedBytes(saidOf(companyId, ticket))
  const signature = signed && (await (await proofKeys()).sign(ticket, signed))
  return signed && signature ? proofText(signed, signature) : null
}

function saidOf(companyId: string, ticket: DeviceTicket) {
  const { registerId, epoch, number, occurredAt, totalMinor, currency, hash } = ticket
  const [company, register] = [companyOf(companyId), registerOf(registerId)]
  return { company, register, epoch, number, occurredAt, totalMinor, currency, hash }
}
