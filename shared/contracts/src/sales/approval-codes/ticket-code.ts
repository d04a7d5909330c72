import * as Type from 'typebox'
import type { Static } from 'typebox'
import { OneOf, Strict } from '../../schema.ts'
import { CODE_APPROVABLE } from './approvable.ts'

/** A request or an answer as it is told on the telephone, without spaces. */
export const EightDigits = Type.String({ pattern: '^[0-9]{8}$' })

export const CodePermissions = Type.Array(OneOf(CODE_APPROVABLE), {
  minItems: 1,
  maxItems: CODE_APPROVABLE.length,
})

/** What a ticket tells of the code that it was approved by; the request follows from the ticket itself. */
export const TicketApprovalCode = Strict({
  permissions: CodePermissions,
  /** How many codes were asked for, this one among them. */
  round: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  answer: EightDigits,
})
export type TicketApprovalCode = Static<typeof TicketApprovalCode>
