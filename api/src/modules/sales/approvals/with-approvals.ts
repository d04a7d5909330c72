import type { Approvable } from '@comptoir/contracts/role-permissions'
import type { ApprovedTicket } from '@comptoir/contracts/sales/approvals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findApprovals } from './approvals.repository.ts'
import { ticketHash } from './ticket-hash.ts'

/** What somebody has to approve where a ticket is refused with these. */
const NEEDED: Readonly<Record<string, Approvable>> = {
  'sale.priceNotAllowed': 'sales.editPrice',
  'sale.customNotAllowed': 'sales.editPrice',
  'sale.discountTooHigh': 'sales.exceedDiscount',
}

/** What was approved, and by whom, as the ticket keeps it. */
type Approvals = NonNullable<Sale['approvals']>

/**
 * Does what the caller's permissions allow; refused for want of one, does it with what was approved of just this ticket,
 * to this caller, for the moment that it was completed at. What was approved is read where it is needed, and only there.
 */
export async function withApprovals<T>(
  ctx: Ctx,
  ticket: ApprovedTicket & { occurredAt: string },
  work: (held: ReadonlySet<string>) => T,
): Promise<{ done: T; approvals: Approvals }> {
  try {
    return { done: work(ctx.permissions), approvals: [] }
  } catch (error) {
    if (!(error instanceof DomainError) || NEEDED[error.code] === undefined) throw error
    const approvals = await findValid(ctx, ticket)
    if (approvals.length === 0) throw error
    return { done: work(new Set([...ctx.permissions, ...approvals.map(({ permission }) => permission)])), approvals }
  }
}

async function findValid(ctx: Ctx, ticket: ApprovedTicket & { occurredAt: string }): Promise<Approvals> {
  const given = await inTransaction(ctx, (tx) => findApprovals(tx, ticket.id))
  const hash = ticketHash(ticket)
  const moment = new Date(ticket.occurredAt)
  const valid = given.filter(
    ({ askedBy, endsAt, contentHash }) => askedBy === ctx.userId && endsAt >= moment && contentHash.equals(hash),
  )
  const byPermission = new Map(valid.map(({ permission, approvedBy }) => [permission, { permission, approvedBy }]))
  return [...byPermission.values()]
}
