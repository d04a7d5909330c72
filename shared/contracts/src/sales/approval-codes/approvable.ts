import type { Approvable } from '../../role-permissions.ts'

/** What of a ticket, or of the closing of a session, can be approved by a code, without a network. */
export const CODE_APPROVABLE = [
  'sales.exceedDiscount',
  'sales.editPrice',
  'sales.exceedCreditLimit',
  'cashSessions.approveDifference',
] as const satisfies readonly Approvable[]
export type CodeApprovable = (typeof CODE_APPROVABLE)[number]
