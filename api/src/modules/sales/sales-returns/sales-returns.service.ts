import {
  approvedReturnOf,
  SALES_RETURNS,
  type SalesReturn,
  type SalesReturnInput,
} from '@comptoir/contracts/sales/sales-returns'
import { mayEnter, type Ctx, type TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { postOnce, type PostedOnce } from '../../../platform/document/post-once.ts'
import { DomainError } from '../../../platform/errors.ts'
import { withApprovals } from '../approvals/index.ts'
import { inNameOf } from '../cashier-switches/index.ts'
import {
  checkFigures,
  checkNamedClient,
  checkRegisterSession,
  refuseFuture,
  priceSale,
  readSaleFacts,
} from '../sales/index.ts'
import { toPosting } from './posting.ts'
import { findSalesReturn, isRepeat, postSalesReturn } from './sales-returns.repository.ts'
import { checkOutcomes, refundsOf, requestHash } from './sales-returns.rules.ts'
import { voucherFor, withMaskedCode } from './return-voucher.ts'
import { standingAt } from './standing-at.ts'
import { toSalesReturn } from './to-sales-return.ts'
import { readReturnFacts } from './without-ticket.queries.ts'
import { checkAllowed, checkReturnPrices } from './without-ticket.rules.ts'

/** One as it was posted. A return of a shop that the caller may not enter is unknown; the code of its voucher is told once, to whoever prints it. */
export async function getSalesReturn(ctx: TxCtx, id: string): Promise<SalesReturn> {
  const found = await findSalesReturn(ctx, id)
  if (!found || !mayEnter(ctx, found.salesReturn.pointOfSaleId)) throw new DomainError('salesReturn.notFound')
  return withMaskedCode(found.salesReturn)
}

/** Settles a return once: the same return again gets the same answer, another under its id is refused. */
export function settleReturn(ctx: Ctx, input: SalesReturnInput): Promise<PostedOnce<SalesReturn>> {
  return postOnce(ctx, {
    post: () => post(ctx, input),
    isRepeat,
    findEarlier: (tx) => answerRepeat(tx, input),
  })
}

/**
 * Takes goods back without their ticket and refunds them out of the open session: computes every figure with the kernel
 * and posts it in one step. Refuses with nothing written.
 */
async function post(ctx: Ctx, input: SalesReturnInput): Promise<SalesReturn> {
  const { products, client, methodKinds, ...facts } = await readSaleFacts(ctx, input)
  const context = checkRegisterSession(ctx, facts.context, input)
  refuseFuture(context, input, ctx.now)
  checkFigures(input, products)
  const standing = await standingAt(ctx, context, input)
  const theirs = inNameOf(ctx, standing)
  const { claim } = standing
  const place = { ticket: approvedReturnOf(input), pointOfSaleId: context.pointOfSaleId, moment: ctx.now }
  // Approvals are asked for where the caller is signed in, by whoever stands there.
  await withApprovals({ ...ctx, permissions: standing.permissions }, place, checkAllowed)
  const { soldMicro, quarantineId } = await inTransaction(ctx, (tx) => readReturnFacts(tx, input.registerId, products))
  // What another system gave back is brought in as it was, by who is signed in and may: not by a right that is borrowed.
  const isBrought = input.reason === 'import' && claim === null
  if (!isBrought || !standing.permissions.has(SALES_RETURNS.permissions.withoutOrigin))
    checkReturnPrices(input, products, soldMicro, context.currency)
  checkOutcomes(input, quarantineId)
  // The stamp was paid on the ticket and is the State's: goods that come back never bear one.
  const document = priceSale(input, products, { ...context, stamps: [] })
  if (!client) throw new DomainError('client.notFound', {}, '/clientId')
  checkNamedClient({ payments: input.refunds }, methodKinds, client)
  const repayment = refundsOf(input, document.totals.totalMinor, methodKinds, context)
  const voucher = await voucherFor(theirs, input, repayment)
  const posting = toPosting(theirs, {
    input,
    context,
    products,
    document,
    client,
    repayment,
    quarantineId,
    voucher,
    claim,
  })
  return toSalesReturn(posting, await postSalesReturn(theirs, posting), ctx.now)
}

/** The same id once more: the first answer for the same content, a refusal for another. Null when it was never posted. */
async function answerRepeat(ctx: TxCtx, input: SalesReturnInput): Promise<SalesReturn | null> {
  const stored = await findSalesReturn(ctx, input.id)
  if (!stored) return null
  if (!stored.requestHash.equals(requestHash(input))) throw new DomainError('salesReturn.idReused', {}, '/id')
  return stored.salesReturn
}
