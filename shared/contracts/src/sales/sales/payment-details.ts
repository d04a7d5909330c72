import * as Type from 'typebox'
import type { Static } from 'typebox'
import { IDENTITY_KINDS } from '../../payment-details.ts'
import { BusinessDate, OneOf, Strict, Text } from '../../schema.ts'

/** Characters of a cheque's or draft's number, and of that of an identity document. */
export const LONGEST_PAPER_NUMBER = 30
/** Characters of a reference. */
export const LONGEST_REFERENCE = 60
export const LONGEST_BANK_NAME = 80
/** Characters of the name of somebody who pays. */
export const LONGEST_PAYER_NAME = 200

/** Who paid in cash from the company's threshold on, as their document says. */
export const PayerIdentity = Strict({
  kind: OneOf(IDENTITY_KINDS),
  number: Text(LONGEST_PAPER_NUMBER),
  name: Text(LONGEST_PAYER_NAME),
})
export type PayerIdentity = Static<typeof PayerIdentity>

/** What the papers of a payment say, by whomever it is paid. */
const OF_PAPER = {
  reference: Type.Optional(Text(LONGEST_REFERENCE)),
  number: Type.Optional(Text(LONGEST_PAPER_NUMBER)),
  bank: Type.Optional(Text(LONGEST_BANK_NAME)),
  /** Of a draft, or of a cheque that is not to be cashed before. */
  dueDate: Type.Optional(BusinessDate),
}
/** What says who pays: personal, and gone once the client of the ticket is erased. */
const OF_PAYER = {
  drawer: Type.Optional(Text(LONGEST_PAYER_NAME)),
  identity: Type.Optional(PayerIdentity),
}

/** What is said of a payment beside its amount; which of it is asked for follows from the kind of its method. */
export const PaymentDetails = Strict({ ...OF_PAPER, ...OF_PAYER })
export type PaymentDetails = Static<typeof PaymentDetails>

/** The same as it is kept: what is personal apart from the rest. */
export const PaperDetails = Strict(OF_PAPER)
export type PaperDetails = Static<typeof PaperDetails>
export const PayerDetails = Strict(OF_PAYER)
export type PayerDetails = Static<typeof PayerDetails>
