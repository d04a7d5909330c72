import * as Type from 'typebox'
import type { Static } from 'typebox'
import { ApproverKey } from '../../company/counter-keys/index.ts'
import { defineArea } from '../../declare.ts'
import { APPROVABLE_NAMES } from '../../role-permissions.ts'
import { Id, Instant, OneOf, ShortItem, Strict } from '../../schema.ts'
import { SaleInput } from '../sales/index.ts'

/** How long somebody may complete what was approved, in minutes. */
export const APPROVAL_MINUTES = 10

export { ApproverKey }

const { id, registerId, lines, totalMinor } = SaleInput.properties

/** What is approved: the ticket with this id, these lines and this total, and no other. How it is paid may change. */
export const ApprovedTicket = Strict({ id, registerId, lines, totalMinor })
export type ApprovedTicket = Static<typeof ApprovedTicket>

export const ApprovalInput = Strict({
  permissions: Type.Array(OneOf(APPROVABLE_NAMES), { minItems: 1, maxItems: APPROVABLE_NAMES.length }),
  key: ApproverKey,
  ticket: ApprovedTicket,
})
export type ApprovalInput = Static<typeof ApprovalInput>

export const Approval = Strict({
  permissions: Type.Array(OneOf(APPROVABLE_NAMES)),
  approvedBy: ShortItem,
  /** The ticket is completed until then, or approved anew. */
  until: Instant,
})
export type Approval = Static<typeof Approval>

/** Who may approve by PIN at a register: `GET approvals/approvers`. */
export const ApproversQuery = Strict({ registerId: Id, permissions: ApprovalInput.properties.permissions })
export const Approvers = Strict({ data: Type.Array(ShortItem) })
export type Approvers = Static<typeof Approvers>

/**
 * What a user may not do alone, allowed once by somebody who may: for one ticket as it stands, completed at once by who
 * asked. Whoever sells may ask; who may approve is checked by their PIN or badge.
 */
export const APPROVALS = defineArea({
  entity: 'approval',
  path: 'approvals',
  errors: { keyWrong: 422, notForYou: [403, 'permission'], notTheirs: [403, 'by', 'permission'] },
  actions: ['given', 'refused'],
})

declare module '../../declare.ts' {
  interface Declarations {
    approval: typeof APPROVALS
  }
}
