import * as Type from 'typebox'
import type { Static } from 'typebox'
import { IDENTITY_KINDS, LONGEST_DETAIL } from '../../payment-details.ts'
import { BusinessDate, Id, OneOf, Strict, Text } from '../../schema.ts'
import { ForeignCash } from './foreign-cash.ts'

/** Who paid in cash from the company's threshold on, as their document says. */
export const PayerIdentity = Strict({
  kind: OneOf(IDENTITY_KINDS),
  number: Text(LONGEST_DETAIL.number),
  name: Text(LONGEST_DETAIL.drawer),
})
export type PayerIdentity = Static<typeof PayerIdentity>

/** What the papers of a payment say, by whomever it is paid. */
const OF_PAPER = {
  reference: Type.Optional(Text(LONGEST_DETAIL.reference)),
  number: Type.Optional(Text(LONGEST_DETAIL.number)),
  bank: Type.Optional(Text(LONGEST_DETAIL.bank)),
  /** Of a draft, or of a cheque that is not to be cashed before. */
  dueDate: Type.Optional(BusinessDate),
  /** Of a payment by voucher, whose number is that of the voucher. */
  voucherId: Type.Optional(Id),
}
/** What says who pays: personal, and gone once the client of the ticket is erased. */
const OF_PAYER = {
  drawer: Type.Optional(Text(LONGEST_DETAIL.drawer)),
  identity: Type.Optional(PayerIdentity),
}

/** What is said of a payment beside its amount; which of it is asked for follows from the kind of its method. */
export const PaymentDetails = Strict({ ...OF_PAPER, ...OF_PAYER })
export type PaymentDetails = Static<typeof PaymentDetails>

/** The same of a payment on a ticket that its register numbered, which may be cash in another currency. */
const OF_TICKET = { ...OF_PAPER, foreign: Type.Optional(ForeignCash) }
export const TicketPaymentDetails = Strict({ ...OF_TICKET, ...OF_PAYER })
export type TicketPaymentDetails = Static<typeof TicketPaymentDetails>

/** The same as it is kept: what is personal apart from the rest. */
export const PaperDetails = Strict(OF_TICKET)
export type PaperDetails = Static<typeof PaperDetails>
export const PayerDetails = Strict(OF_PAYER)
export type PayerDetails = Static<typeof PayerDetails>
