import type { Approvable } from '@comptoir/contracts/role-permissions'
import { approvedTicketOf, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Sale, SaleReview } from '@comptoir/contracts/sales/sales'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { takeCodes, type CodedTicket } from '../approval-codes/index.ts'
import { findValidApprovals } from '../approvals/index.ts'
import { about } from './as-known.rules.ts'
import type { NumberingRegister } from './known.queries.ts'

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
  /** In whose name its approvals were asked for. */
  askedBy: string
}

type Approvals = NonNullable<Sale['approvals']>

/** What counts as approved of a ticket, and whether it tells of a code that was never given for it. */
export interface ApprovedOf {
  approvals: Approvals
  isCodeUnknown: boolean
}

export const NOT_APPROVED: ApprovedOf = { approvals: [], isCodeUnknown: false }

/**
 * What was approved of what each ticket would be looked at for: of just this ticket, when its cashier asked, or by a code.
 * Read at once, for those that need it or tell of one; where none does, nothing is read.
 */
export async function readApprovals<T extends Reviewed>(
  ctx: Ctx,
  { id: registerId, pointOfSaleId }: Pick<NumberingRegister, 'id' | 'pointOfSaleId'>,
  reviewed: readonly T[],
): Promise<ReadonlyMap<T, ApprovedOf>> {
  const asking = reviewed.filter((each) => neededFor(each).length > 0)
  const coded = reviewed.filter(({ ticket }) => isCoded(ticket))
  if (asking.length === 0 && coded.length === 0) return new Map()
  const claims = asking.map(({ ticket, askedBy }) => ({
    ticket: approvedTicketOf(ticket),
    askedBy,
    moment: new Date(ticket.occurredAt),
  }))
  const { valid, codes } = await inTransaction(ctx, async (tx) => ({
    valid: claims.length === 0 ? [] : await findValidApprovals(tx, pointOfSaleId, claims),
    codes: await takeCodes(tx, { registerId, pointOfSaleId }, coded.map(({ ticket }) => ticket).filter(isCoded)),
  }))
  const hereOf = new Map(asking.map((each, index) => [each, valid[index]]))
  const codeOf = new Map(coded.map((each, index) => [each, codes[index] ?? null]))
  return new Map(
    [...new Set([...asking, ...coded])].map((each) => {
      const byCode = codeOf.get(each)
      const approvals = neededFor(each).flatMap((permission): Approvals => {
        const here = hereOf.get(each)?.get(permission)
        if (here !== undefined) return [{ permission, approvedBy: here }]
        const approvedBy = byCode?.get(permission)
        return approvedBy === undefined ? [] : [{ permission, approvedBy, byCode: true }]
      })
      return [each, { approvals, isCodeUnknown: byCode === null }]
    }),
  )
}

function isCoded(ticket: RegisterTicket): ticket is CodedTicket {
  return ticket.approvalCode !== undefined
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
export function withoutApproved(
  reviews: readonly SaleReview[],
  { approvals, isCodeUnknown }: ApprovedOf,
): SaleReview[] {
  const left = reviews.filter(({ reason }) => !approvals.some(({ permission }) => permission === APPROVABLE[reason]))
  return isCodeUnknown ? [...left, about('approvalUnknown')] : left
}
