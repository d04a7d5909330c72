import type { CodeApprovable } from '@comptoir/contracts/sales/approval-codes'
import type { SoldParts } from '../../ticket-queue/index.ts'
import type { Credit } from '../credit/use-credit.ts'
import { permissionsOf, type LineToApprove } from './needed-approvals.ts'

/** A sale that waits for an approval, and what of it. */
export interface AskedApproval {
  parts: SoldParts
  registerId: string
  totalMinor: number
  lines: readonly LineToApprove[]
  /** Where the client would owe more than was agreed. */
  credit?: Pick<Credit, 'wouldOweMinor' | 'limitMinor'> | undefined
  /** A code that was scanned since: another object for each scan. */
  badge?: { code: string }
}

export function permissionsAsked({ lines, credit }: AskedApproval): CodeApprovable[] {
  return credit ? [...permissionsOf(lines), 'sales.exceedCreditLimit'] : permissionsOf(lines)
}
