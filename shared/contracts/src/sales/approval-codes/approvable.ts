import type { Approvable } from '../../role-permissions.ts'

/** What of a ticket can be approved by a code, without a network. */
export const CODE_APPROVABLE = [
  'sales.exceedDiscount',
  'sales.editPrice',
  'sales.exceedCreditLimit',
] as const satisfies readonly Approvable[]
export type CodeApprovable = (typeof CODE_APPROVABLE)[number]
