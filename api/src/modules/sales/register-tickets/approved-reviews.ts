import type { Approvable } from '@comptoir/contracts/role-permissions'
import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Sale, SaleReview } from '@comptoir/contracts/sales/sales'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findValidApprovals } from '../approvals/index.ts'

/** What somebody may have approved, so that a ticket need not be looked at for it. */
const APPROVABLE: Readonly<Partial<Record<SaleReview['reason'], Approvable>>> = {
  priceDiffers: 'sales.editPrice',
  customNotAllowed: 'sales.editPrice',
  discountTooHigh: 'sales.exceedDiscount',
}

/** What lets a client owe more than was agreed. Only the books tell whether they do, so it is read wherever a limit holds. */
export const CREDIT_APPROVAL = 'sales.exceedCreditLimit' satisfies Approvable

/** A ticket with what would be said of it. */
interface Reviewed {
  ticket: RegisterTicket
  reviews: readonly SaleReview[]
  /** Whose account it goes on, where that has a limit; null otherwise. */
  credit: object | null
}

type Approvals = NonNullable<Sale['approvals']>

/**
 * What was approved of what each ticket would be looked at for: of just this ticket, when its cashier asked. Read at once,
 * for those that need it; where none does, nothing is read.
 */
export async function readApprovals<T extends Reviewed>(
  ctx: Ctx,
  pointOfSaleId: string,
  reviewed: readonly T[],
): Promise<ReadonlyMap<T, Approvals>> {
  const asking = reviewed.filter((each) => neededFor(each).length > 0)
  if (asking.length === 0) return new Map()
  const claims = asking.map(({ ticket }) => ({
    ticket: approvedTicketOf(ticket),
    askedBy: ticket.cashierId,
    moment: new Date(ticket.occurredAt),
  }))
  const valid = await inTransaction(ctx, (tx) => findValidApprovals(tx, pointOfSaleId, claims))
  return new Map(
    asking.map((each, index) => {
      const approvals = neededFor(each).flatMap((permission) => {
        const approvedBy = valid[index]?.get(permission)
        return approvedBy === undefined ? [] : [{ permission, approvedBy }]
      })
      return [each, approvals]
    }),
  )
}

/** The permissions that a cashier lacked, each once. */
function neededFor({ reviews, credit }: Reviewed): Approvable[] {
  const needed: Approvable[] = reviews.flatMap(({ reason }) => APPROVABLE[reason] ?? [])
  if (credit) needed.push(CREDIT_APPROVAL)
  return [...new Set(needed)]
}

/** Whether somebody approved of a permission that was lacked. */
export function isApproved(permission: Approvable, approvals: Approvals): boolean {
  return approvals.some((each) => each.permission === permission)
}

/** What is left to look at. */
export function withoutApproved(reviews: readonly SaleReview[], approvals: Approvals): SaleReview[] {
  return reviews.filter(({ reason }) => !approvals.some(({ permission }) => permission === APPROVABLE[reason]))
}
