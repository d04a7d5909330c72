import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Instant, Nullable, OneOf, Strict, Text } from '../../schema.ts'
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
  phone: Nullable(Type.String({ maxLength: 40 })),
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

/** What visitors write. */
export const ENQUIRIES = defineArea({
  entity: 'enquiry',
  errors: {
    tooMany: [429, 'minutes'],
  },
})

declare module '../../declare.ts' {
  interface Declarations {
    enquiry: typeof ENQUIRIES
  }
}
