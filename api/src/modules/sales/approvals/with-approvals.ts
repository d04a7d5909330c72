import type { Approvable } from '@comptoir/contracts/role-permissions'
import type { ApprovedTicket } from '@comptoir/contracts/sales/approvals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findSellerAt } from './seller.queries.ts'
import { findValidApprovals, type ValidApprovals } from './valid-approvals.ts'

/** What somebody has to approve where a ticket is refused with these. */
const NEEDED: Readonly<Record<string, Approvable>> = {
  'sale.priceNotAllowed': 'sales.editPrice',
  'sale.customNotAllowed': 'sales.editPrice',
  'sale.discountTooHigh': 'sales.exceedDiscount',
  'salesReturn.notAllowedWithoutTicket': 'salesReturns.withoutOrigin',
  'sale.creditLimitExceeded': 'sales.exceedCreditLimit',
}

/** What was approved, and by whom, as the ticket keeps it. */
type Approvals = NonNullable<Sale['approvals']>

/** The ticket that is completed, where, and when as the server has it. */
interface Completed {
  ticket: ApprovedTicket
  pointOfSaleId: string
  moment: Date
}

/**
 * Does what the caller's permissions allow; refused for want of one, does it with what was approved of just this ticket,
 * to who sells at the register, up to its moment, by somebody who may approve it still. Approvals are read where one is needed, and only
 * there; what was given and not needed is not told.
 */
export async function withApprovals<T>(
  ctx: Ctx,
  completed: Completed,
  work: (held: ReadonlySet<string>) => T,
): Promise<{ done: T; approvals: Approvals }> {
  let given: ValidApprovals | undefined
  const approvals: Approvals = []
  for (;;) {
    try {
      return { done: work(new Set([...ctx.permissions, ...approvals.map(({ permission }) => permission)])), approvals }
    } catch (error) {
      const permission = error instanceof DomainError ? NEEDED[error.code] : undefined
      if (permission === undefined) throw error
      given ??= await findGiven(ctx, completed)
      const approvedBy = given?.get(permission)
      if (approvedBy === undefined || approvals.some((each) => each.permission === permission)) throw error
      approvals.push({ permission, approvedBy })
    }
  }
}

async function findGiven(ctx: Ctx, { ticket, pointOfSaleId, moment }: Completed): Promise<ValidApprovals | undefined> {
  return inTransaction(ctx, async (tx) => {
    const claim = { ticket, askedBy: await findSellerAt(tx, ticket.registerId), moment }
    const [given] = await findValidApprovals(tx, pointOfSaleId, [claim])
    return given
  })
}
