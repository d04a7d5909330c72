import type {
  ReturnableTicket,
  ReturnableTicketQuery,
  SalesReturn,
  TicketReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import type { Static } from 'typebox'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { postOnce, type PostedOnce } from '../../../platform/document/post-once.ts'
import { DomainError } from '../../../platform/errors.ts'
import { inNameOf } from '../cashier-switches/index.ts'
import { checkRegisterSession, readSaleFacts } from '../sales/index.ts'
import { readOriginal, type OriginalTicket } from './returnable-ticket.queries.ts'
import { findSalesReturn, isRepeat, postSalesReturn } from './sales-returns.repository.ts'
import { checkOutcomes, refundsOf } from './sales-returns.rules.ts'
import { toTicketPosting } from './ticket-posting.ts'
import { checkRefunds, shareOf, ticketReturnHash } from './ticket-returns.rules.ts'
import { voucherFor } from './return-voucher.ts'
import { standingAt } from './standing-at.ts'
import { toSalesReturn } from './to-sales-return.ts'

/** How often a return is worked out anew because another one of the same ticket came first. */
const MOST_TRIES = 5

/** A ticket by its number, in any case, with what can still come back of it at a register. */
export async function getReturnableTicket(
  ctx: TxCtx,
  { number, registerId }: Static<typeof ReturnableTicketQuery>,
): Promise<ReturnableTicket> {
  const { ticket } = await readOriginal(ctx, { number }, registerId)
  return ticket
}

/** Settles a return of a ticket once: the same return again gets the same answer, another under its id is refused. */
export function settleTicketReturn(ctx: Ctx, input: TicketReturnInput): Promise<PostedOnce<SalesReturn>> {
  return postOnce(ctx, {
    post: () => post(ctx, input, MOST_TRIES),
    isRepeat,
    findEarlier: (tx) => answerRepeat(tx, input),
  })
}

async function post(ctx: Ctx, input: TicketReturnInput, tries: number): Promise<SalesReturn> {
  try {
    return await postNext(ctx, input)
  } catch (error) {
    if (tries <= 1 || !violatesUnique(error, 'sales_return_sale_key')) throw error
    return post(ctx, input, tries - 1)
  }
}

/**
 * Takes goods of a ticket back and refunds them out of the open session. Each line gives back its share of what was paid for
 * it, the last return what remains. Refuses with nothing written.
 */
async function postNext(ctx: Ctx, input: TicketReturnInput): Promise<SalesReturn> {
  const original = await inTransaction(ctx, (tx) => readOriginal(tx, input, input.registerId))
  const { products, methodKinds, ...facts } = await readSaleFacts(ctx, {
    registerId: input.registerId,
    cashSessionId: input.cashSessionId,
    occurredAt: input.occurredAt,
    lines: productsOf(original, input),
  })
  const context = checkRegisterSession(ctx, facts.context, input)
  const standing = await standingAt(ctx, context, input)
  const theirs = inNameOf(ctx, standing)
  const share = shareOf(input, original.ticket, products)
  checkOutcomes(input, original.quarantineId)
  const { ttcMinor } = share.totals
  const repayment = refundsOf(input, ttcMinor, methodKinds, context)
  checkRefunds(repayment.refunds, ttcMinor, original.ticket)
  const voucher = await voucherFor(theirs, input, repayment)
  const posting = toTicketPosting(theirs, {
    input,
    context,
    original,
    share,
    repayment,
    voucher,
    claim: standing.claim,
  })
  return toSalesReturn(posting, await postSalesReturn(theirs, posting), ctx.now)
}

/** The products of the lines that come back; a custom item has none. */
function productsOf({ ticket }: OriginalTicket, { lines }: TicketReturnInput): { productId: string }[] {
  const named = new Set(lines.map(({ saleLineId }) => saleLineId))
  return ticket.lines.flatMap(({ id, productId }) => (productId !== null && named.has(id) ? [{ productId }] : []))
}

/** The same id once more: the first answer for the same content, a refusal for another. Null when it was never posted. */
async function answerRepeat(ctx: TxCtx, input: TicketReturnInput): Promise<SalesReturn | null> {
  const stored = await findSalesReturn(ctx, input.id)
  if (!stored) return null
  if (!stored.requestHash.equals(ticketReturnHash(input))) throw new DomainError('salesReturn.idReused', {}, '/id')
  return stored.salesReturn
}
