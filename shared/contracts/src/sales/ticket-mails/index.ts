import * as Type from 'typebox'
import type { Static } from 'typebox'
import { TICKET_MAILS_AT } from '../../addresses.ts'
import { defineArea } from '../../declare.ts'
import { Id, Nullable, OneOf, Strict } from '../../schema.ts'

/** To whom a ticket goes and in which language it is written. The address is used for this one mail and kept nowhere. */
export const TicketMailInput = Strict({
  saleId: Id,
  email: Type.String({ format: 'email', maxLength: 254 }),
  language: OneOf(['en', 'fr', 'ar']),
})
export type TicketMailInput = Static<typeof TicketMailInput>

export const TicketMailQuery = Strict({ saleId: Id })

/** The address that the client of a ticket has; null where they have none, as the walk-in client. */
export const TicketMailProposal = Strict({ email: Nullable(Type.String()) })
export type TicketMailProposal = Static<typeof TicketMailProposal>

/**
 * A completed ticket, sent by mail: `GET ticket-mails?saleId=` proposes an address, `POST ticket-mails` puts the mail in
 * the queue. Whoever may read the sale may do both; how many mails go to one address and out of one company is limited.
 */
export const TICKET_MAILS = defineArea({
  entity: 'ticketMail',
  path: TICKET_MAILS_AT.path,
  errors: { tooMany: [429, 'minutes'] },
  actions: ['sent'],
})

declare module '../../declare.ts' {
  interface Declarations {
    ticketMail: typeof TICKET_MAILS
  }
}
