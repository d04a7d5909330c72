import * as Type from 'typebox'
import type { Static } from 'typebox'
import { APPROVAL_CODES_AT } from '../../addresses.ts'
import { defineList } from '../../declare.ts'
import { MANAGERS } from '../../roles.ts'
import { Id, Instant, Nullable, PositiveAmountMinor, ShortItem, Strict } from '../../schema.ts'
import { CodePermissions, EightDigits } from './ticket-code.ts'

export * from './approvable.ts'
export * from './closing-code.ts'
export * from './request-code.ts'
export { TicketApprovalCode } from './ticket-code.ts'

const said = {
  /** What the register shows. */
  request: EightDigits,
  permissions: CodePermissions,
  /** What the ticket comes to; of a closing the most that its count may differ by. */
  totalMinor: PositiveAmountMinor,
  /** What is taken off in all; 0 where no discount is approved. */
  discountMinor: PositiveAmountMinor,
}

/** A request as whoever approves types it, who is signed in and may do alone what is asked. */
export const ApprovalCodeInput = Strict({ registerId: Id, ...said })
export type ApprovalCodeInput = Static<typeof ApprovalCodeInput>

export const ApprovalCode = Strict({
  id: Id,
  register: ShortItem,
  ...said,
  currency: Type.String(),
  givenBy: ShortItem,
  givenAt: Instant,
  /** When the ticket or closing that it was given for came; null where none has. */
  usedAt: Nullable(Instant),
  /** That ticket, where it is in the books. */
  sale: Nullable(Strict({ id: Id, number: Type.String() })),
  /** The session that it closed; left out where it was given for a ticket. */
  session: Type.Optional(Strict({ id: Id, zNumber: Nullable(Type.Integer()) })),
})
export type ApprovalCode = Static<typeof ApprovalCode>

/** What the register takes as the answer: never stored, and the same whenever the same is asked. */
export const GivenCode = Strict({ id: Id, answer: EightDigits })
export type GivenCode = Static<typeof GivenCode>

/**
 * What of tickets and closings was approved while their registers were without a network: `POST approval-codes` gives the answer to a
 * register's request. It serves one ticket, with these lines and this total, or one closing, with these counts, and no other.
 */
export const APPROVAL_CODES = defineList({
  entity: 'approvalCode',
  path: APPROVAL_CODES_AT.path,
  permissions: { read: MANAGERS, write: MANAGERS },
  errors: { requestWrong: 422, notYours: [403, 'permission'] },
  actions: ['given'],
  item: ApprovalCode,
  list: { searchFields: [], filters: ['pointOfSale', 'register'], orders: ['givenAt'] },
})

declare module '../../declare.ts' {
  interface Declarations {
    approvalCode: typeof APPROVAL_CODES
  }
}
