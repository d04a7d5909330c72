import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Instant, Nullable, OneOf, OptionalPhone, Paginated, Strict, Text } from '../../schema.ts'
import { Email } from '../accounts/index.ts'
import { Language } from '../session/index.ts'
import { defineArea } from '../../declare.ts'

/** Which form it was written in. */
export const ENQUIRY_KINDS = ['home', 'contact'] as const

/** A message of somebody who is not signed in, for the operator of the installation. */
export const EnquiryInput = Strict({
  kind: OneOf(ENQUIRY_KINDS),
  company: Nullable(Type.String({ maxLength: 120 })),
  name: Text(120),
  email: Email,
  phone: OptionalPhone(40),
  /** When they would like to be called. */
  datetime: Nullable(Instant),
  message: Nullable(Type.String({ maxLength: 4000 })),
  language: Language,
  /** A field that people do not see: if it is filled in, the sender is no person. Accepted and discarded. */
  website: Type.Optional(Type.String({ maxLength: 200 })),
  /** Milliseconds between the drawing of the form and its sending: a machine takes none. */
  elapsedMs: Type.Integer({ minimum: 0 }),
})
export type EnquiryInput = Static<typeof EnquiryInput>

/** An enquiry as super-administrators read it. */
export const Enquiry = Strict({
  id: Id,
  kind: OneOf(ENQUIRY_KINDS),
  company: Nullable(Type.String()),
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  datetime: Nullable(Instant),
  message: Nullable(Type.String()),
  language: Language,
  createdAt: Instant,
  /** When a super-administrator noted that it has been handled, and their name; null until then. */
  handled: Nullable(Strict({ at: Instant, by: Type.String() })),
})
export type Enquiry = Static<typeof Enquiry>
export const EnquiriesPage = Paginated(Enquiry)

/** What the list is filtered by: `filter[state]`. */
export const ENQUIRY_STATES = ['open', 'handled'] as const

export const ENQUIRY_LIST = {
  searchFields: ['name', 'company', 'email', 'phone', 'message'],
  filters: ['state', 'kind'],
  orders: ['createdAt', 'name'],
} as const

/** What visitors write. */
export const ENQUIRIES = defineArea({
  entity: 'enquiry',
  errors: {
    tooMany: [429, 'minutes'],
    notFound: 404,
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    enquiry: typeof ENQUIRIES
  }
}
