import { CLIENTS } from '@comptoir/contracts/people/clients'
import { SALES, type Sale, type SaleInput } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import { mayEnter, type Ctx, type TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { postOnce, type PostedOnce } from '../../../platform/document/post-once.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findMethodName } from '../../treasury/index.ts'
import { findDiscountsOfLines, type DiscountOfLine } from '../../inventory/running-discounts/index.ts'
import { withApprovals } from '../approvals/index.ts'
import { creditOf, type AskedCredit } from '../client-accounts/index.ts'
import { checkRegisterSession } from './check-register-session.ts'
import { checkDiscounts } from './discount-limit.rules.ts'
import { momentOf, namedDiscounts } from './named-discounts.rules.ts'
import { toPosting } from './posting.ts'
import { withoutPayers } from './payment-details.rules.ts'
import { requestHash } from './request-hash.ts'
import { readSaleFacts, type SaleClient } from './sale-context.queries.ts'
import { isRepeat, postSale } from './sales.repository.ts'
import { findSale } from './stored-sale.queries.ts'
import {
  checkCustomRates,
  checkFigures,
  checkCreditLimit,
  checkNamedClient,
  checkNumbering,
  checkPrices,
  checkVouchersNamed,
  customRates,
  paymentNotTaken,
  priceSale,
  type SaleRights,
} from './sales.rules.ts'
import { settle } from './settlement.rules.ts'
import { toSale } from './to-sale.ts'
import { trackedSale } from './tracked-sale.ts'

/**
 * One as it was posted. A sale of a shop that the caller may not enter is unknown; who paid is told to those who may see
 * clients.
 */
export async function getSale(ctx: TxCtx, id: string): Promise<Sale> {
  const found = await findSale(ctx, id)
  if (!found || !mayEnter(ctx, found.sale.pointOfSaleId)) throw new DomainError('sale.notFound')
  return ctx.permissions.has(CLIENTS.permissions.read) ? found.sale : withoutPayers(found.sale)
}

/** Completes a sale once: the same sale again gets the same answer, another under its id is refused. */
export function completeSale(ctx: Ctx, input: SaleInput): Promise<PostedOnce<Sale>> {
  return postOnce(ctx, {
    post: () => post(ctx, input),
    isRepeat,
    findEarlier: (tx) => answerRepeat(tx, input),
  })
}

/**
 * Checks what only the server knows, computes every figure again with the kernel, and posts it in one step: two
 * statements that need no transaction around them. Refuses with nothing written.
 */
async function post(ctx: Ctx, asked: SaleInput): Promise<Sale> {
  const { products, client, methodKinds, vatOn, vatRatesMilli, ...facts } = await readSaleFacts(ctx, asked)
  const context = checkRegisterSession(ctx, facts.context, asked)
  checkNumbering(context)
  const moment = momentOf(asked, { now: ctx.now, mayBackdate: ctx.permissions.has('cashSessions.backdate') })
  const known = await discountsOf(ctx, asked, [...products.keys()])
  const input = customRates(namedDiscounts(asked, known, products, moment), vatOn)
  checkFigures(input, products)
  checkCustomRates(input, vatRatesMilli)
  const credit = client && (await creditAsked(ctx, input, methodKinds, client))
  // The server's clock says whether an approval still holds, whatever moment is named.
  const place = { ticket: asked, pointOfSaleId: context.pointOfSaleId, moment: ctx.now }
  const { done, approvals } = await withApprovals(ctx, place, (held) => {
    const rights = rightsOf(held)
    checkPrices(input, products, context, rights)
    const priced = priceSale(input, products, context)
    checkDiscounts(input, priced, products, context, rights)
    const mayExceed = held.has(SALES.permissions.exceedCreditLimit)
    checkCreditLimit(credit, context, mayExceed)
    return { document: priced, watched: credit && { limitMinor: mayExceed ? null : credit.limitMinor } }
  })
  const { document, watched } = done
  if (!client) throw new DomainError('client.notFound', {}, '/clientId')
  checkNamedClient(input, methodKinds, client)
  checkVouchersNamed(input, methodKinds)
  const notTaken = paymentNotTaken(input, methodKinds, context)
  if (notTaken !== undefined) throw await methodNotAllowed(ctx, input, notTaken)
  const settlement = settle(input, document.totals.totalMinor, methodKinds, context, newId())
  const day = businessDateOf(new Date(input.occurredAt), context.timeZone)
  const tracked = await trackedSale(ctx, input, products, context, day)
  const posting = toPosting(ctx, { asked, input, context, products, document, client, settlement, approvals, tracked })
  return toSale(posting, await postSale(ctx, posting, watched), ctx.now)
}

/** Says by name which method the shop does not take. */
export async function methodNotAllowed(
  ctx: Ctx,
  { payments }: Pick<SaleInput, 'payments'>,
  at: number,
): Promise<DomainError> {
  const id = payments[at]?.paymentMethodId ?? ''
  const method = await inTransaction(ctx, (tx) => findMethodName(tx, id))
  return new DomainError('sale.methodNotAllowed', { method }, `/payments/${at}/paymentMethodId`)
}

function rightsOf(held: ReadonlySet<string>): SaleRights {
  return { mayEditPrice: held.has('sales.editPrice'), mayExceedDiscount: held.has('sales.exceedDiscount') }
}

/** What a named client would owe; most sales are not on credit, and ask nothing. */
async function creditAsked(
  ctx: Ctx,
  { payments }: SaleInput,
  methodKinds: ReadonlyMap<string, string>,
  client: SaleClient,
): Promise<AskedCredit | null> {
  const onCredit = payments.filter(({ paymentMethodId }) => methodKinds.get(paymentMethodId) === 'credit')
  if (onCredit.length === 0 || client.isWalkIn) return null
  const onCreditMinor = onCredit.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return inTransaction(ctx, (tx) => creditOf(tx, client.id, onCreditMinor))
}

/** The discounts that lines name; most sales name none, and ask nothing. */
async function discountsOf(ctx: Ctx, { lines }: SaleInput, productIds: readonly string[]): Promise<DiscountOfLine[]> {
  const discountIds = [
    ...new Set(
      lines.flatMap(({ discount }) => (discount?.kind === 'rate' && discount.discountId ? [discount.discountId] : [])),
    ),
  ]
  return discountIds.length === 0 ? [] : inTransaction(ctx, (tx) => findDiscountsOfLines(tx, discountIds, productIds))
}

/** The same id once more: the first answer for the same content, a refusal for another. Null when it was never posted. */
async function answerRepeat(ctx: TxCtx, input: SaleInput): Promise<Sale | null> {
  const stored = await findSale(ctx, input.id)
  if (!stored) return null
  if (!stored.requestHash.equals(requestHash(input))) throw new DomainError('sale.idReused', {}, '/id')
  return stored.sale
}
