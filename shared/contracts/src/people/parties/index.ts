import * as Type from 'typebox'
import type { Static } from 'typebox'
import type { Role } from '../../roles.ts'
import { Id, OneOf, OptionalPhone, OptionalPostalCode, OptionalText, Strict, Text, Version } from '../../schema.ts'

/** The most addresses, and the most contacts, that a client or a supplier is given. */
export const MOST_OWN_ROWS = 50

/** Why two are not merged who have more rows together. */
export const OWN_ROW_ERRORS = { mergedHasTooMany: [409, 'most'] } as const

/** How a list of rows begins that is sent whole. */
const own = <T extends Type.TSchema>(row: T) => Type.Array(row, { maxItems: MOST_OWN_ROWS })

export const OptionalEmail = Type.Union([Type.String({ format: 'email', maxLength: 254 }), Type.Null()])

/** A further address, by what it is for: "Warehouse". */
export const PartyAddressInput = Strict({
  name: Text(80),
  address: OptionalText(250),
  postalCode: OptionalPostalCode,
  city: OptionalText(80),
})
export type PartyAddress = Static<typeof PartyAddressInput>
export const PartyAddress = Strict({
  name: Type.String(),
  address: OptionalText(250),
  postalCode: OptionalPostalCode,
  city: OptionalText(80),
})
export const PartyAddresses = own(PartyAddressInput)

/** Somebody who works there. */
export const PartyContactInput = Strict({
  name: Text(120),
  role: OptionalText(80),
  phone: OptionalPhone(30),
  email: OptionalEmail,
})
export type PartyContact = Static<typeof PartyContactInput>
export const PartyContact = Strict({
  name: Type.String(),
  role: OptionalText(80),
  phone: OptionalText(30),
  email: OptionalText(254),
})
export const PartyContacts = own(PartyContactInput)

/** Days from the date of an invoice until it is due; 0 is at once. */
export const PaymentDays = Type.Integer({ minimum: 0, maximum: 365 })

/** When invoices are due: so many days after their date, and then, where it is so agreed, at the end of that month. */
export interface PaymentTerms {
  paymentDays: number
  isPaymentAtMonthEnd: boolean
}

/** The day, `YYYY-MM-DD`, by which an invoice of that day is to be paid. */
export function dueDateOf(issuedOn: string, { paymentDays, isPaymentAtMonthEnd }: PaymentTerms): string {
  const [year = 0, month = 1, day = 1] = issuedOn.split('-').map(Number)
  const due = new Date(Date.UTC(year, month - 1, day + paymentDays))
  if (isPaymentAtMonthEnd) due.setUTCMonth(due.getUTCMonth() + 1, 0)
  return due.toISOString().slice(0, 10)
}

/** What two clients, or two suppliers, may have in common that suggests that they are one. */
export const DUPLICATE_KEYS = ['taxId', 'phone', 'email'] as const
export type DuplicateKey = (typeof DUPLICATE_KEYS)[number]

/** What is asked: whether somebody else has one of these already. `exceptId` is the one that they were typed for. */
export const DuplicateQuery = Strict({
  taxId: Type.Optional(Type.String({ maxLength: 20 })),
  phone: Type.Optional(Type.String({ maxLength: 30 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  exceptId: Type.Optional(Id),
})
export type DuplicateQuery = Static<typeof DuplicateQuery>

/** Somebody who has the same. Nothing is refused for it: a chain may have one number for all its shops. */
export const Duplicate = Strict({
  id: Id,
  name: Type.String(),
  code: Type.String(),
  isActive: Type.Boolean(),
  same: Type.Array(OneOf(DUPLICATE_KEYS)),
})
export type Duplicate = Static<typeof Duplicate>
export const Duplicates = Strict({ data: Type.Array(Duplicate) })
export type Duplicates = Static<typeof Duplicates>
/** As many are told. */
export const MOST_DUPLICATES = 5

/** Who may take away and erase what is kept of a person. */
export const PERSONAL_DATA_KEEPERS = ['administrator'] as const satisfies readonly Role[]

/** The name of whose data are erased, as it is shown, and the version that was read: there is no way back. */
export const ErasureInput = Strict({ name: Type.String({ maxLength: 120 }), version: Version })
export type ErasureInput = Static<typeof ErasureInput>

/** Why nothing is erased, for the declaration of people whose data can be. */
export const ERASURE_ERRORS = { notConfirmed: 422, erasureUnsound: [409, 'document'] } as const
