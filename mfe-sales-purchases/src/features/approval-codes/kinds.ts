import type { CodeApprovable } from '@comptoir/contracts/sales/approval-codes'

/** What each kind of approval is called. */
export const KIND_KEYS: Readonly<Record<CodeApprovable, string>> = {
  'sales.exceedDiscount': 'approvalCodes.kinds.discount',
  'sales.editPrice': 'approvalCodes.kinds.price',
  'sales.exceedCreditLimit': 'approvalCodes.kinds.credit',
  'cashSessions.approveDifference': 'approvalCodes.kinds.closing',
}
