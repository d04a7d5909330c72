import { TICKET_MAILS, type TicketMailInput, type TicketMailProposal } from '@comptoir/contracts/sales/ticket-mails'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { countTry, throttleKey, waitUntil } from '../../identity/index.ts'
import { getSale } from '../sales/index.ts'
import { ticketMail } from './ticket-mail.ts'
import { findClientEmail, readTimeZone } from './ticket-mails.queries.ts'

const { entity, errors } = TICKET_MAILS

/** Nobody's letter box is filled, and no company becomes a way to write to strangers. */
const MOST_TO_ADDRESS = { most: 10, windowMinutes: 60 }
const MOST_OF_COMPANY = { most: 2000, windowMinutes: 24 * 60 }

/** The address that the client of a ticket has, for who may see clients. Refuses a ticket that is not in the books or that the caller may not see. */
export async function proposeAddress(ctx: TxCtx, saleId: string): Promise<TicketMailProposal> {
  const { clientId } = await getSale(ctx, saleId)
  if (!ctx.permissions.has('clients.read')) return { email: null }
  return { email: await findClientEmail(ctx, clientId) }
}

/**
 * Puts the mail with a ticket in the queue. The address goes into the mail alone: the audit trail says that the ticket was
 * sent, and whether to its client.
 */
export async function mailTicket(ctx: TxCtx, { saleId, email, language }: TicketMailInput): Promise<void> {
  const sale = await getSale(ctx, saleId)
  await limitMails(ctx, throttleKey('ticketMailsTo', email), MOST_TO_ADDRESS)
  await limitMails(ctx, throttleKey('ticketMailsOf', ctx.companyId), MOST_OF_COMPANY)
  const timeZone = sale.seller.timeZone ?? (await readTimeZone(ctx))
  const ofClient = await findClientEmail(ctx, sale.clientId)
  const isToClient = ofClient?.toLowerCase() === email.toLowerCase()
  await queueMail(ctx, ticketMail(sale, { to: email, language, timeZone }))
  await audit(ctx, {
    ...{ action: `${entity}.sent`, entity, entityId: sale.id },
    after: { number: sale.number, isToClient },
  })
}

async function limitMails(
  { db, now }: TxCtx,
  key: string,
  { most, windowMinutes }: { most: number; windowMinutes: number },
): Promise<void> {
  const { count, endsAt } = await countTry(db, key, now, windowMinutes)
  if (count > most) throw new DomainError(errors.tooMany, { minutes: waitUntil(endsAt, now).minutes })
}
