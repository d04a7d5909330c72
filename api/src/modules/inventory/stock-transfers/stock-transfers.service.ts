import {
  STOCK_TRANSFERS,
  type StockTransfer,
  type StockTransferInput,
} from '@comptoir/contracts/inventory/stock-transfers'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findProducts, findTransfer } from './transfer.queries.ts'
import {
  insertStep,
  insertTransfer,
  replaceLines,
  updateDraft,
  type LockedTransfer,
  type TransferDraft,
} from './stock-transfers.repository.ts'
import { checkFineness, lockedFor, noteOf, type Held } from './taking-steps.ts'
import { findEnd, findEnteredLocation } from './transfer-places.queries.ts'

/** One of which the caller may work at either end; any other is unknown. */
export async function getTransfer(ctx: TxCtx, id: string): Promise<StockTransfer> {
  const found = await findTransfer(ctx, id)
  if (!found) throw new DomainError('stockTransfer.notFound')
  return found
}

/** Writes a draft. Nothing moves, and nothing is reserved. Refuses an id that is taken. */
export async function createTransfer(ctx: TxCtx, input: StockTransferInput): Promise<StockTransfer> {
  const draft = await checkedDraft(ctx, input.id ?? newId(), input)
  if (!(await insertTransfer(ctx, draft))) throw new DomainError('request.keyReused', {}, '/id')
  await replaceLines(ctx, draft.id, input.lines)
  await insertStep(ctx, draft.id, 'created')
  await audit(ctx, {
    action: 'stockTransfer.created',
    entity: STOCK_TRANSFERS.entity,
    entityId: draft.id,
    after: told(draft, input),
  })
  return getTransfer(ctx, draft.id)
}

/** Writes a draft anew. Of one point of sale, a destination of which nothing is said stays. */
export async function changeTransfer(ctx: TxCtx, held: Held, input: StockTransferInput): Promise<StockTransfer> {
  const before = await lockedFor(ctx, 'change', held)
  const draft = await checkedDraft(ctx, held.id, input, before)
  refuseOtherThanRequested(before, draft)
  await updateDraft(ctx, draft)
  await replaceLines(ctx, draft.id, input.lines)
  await audit(ctx, {
    action: 'stockTransfer.updated',
    entity: STOCK_TRANSFERS.entity,
    entityId: draft.id,
    after: told(draft, input),
  })
  return getTransfer(ctx, draft.id)
}

/** A draft that answers a request goes from where it was asked for to where it was wanted. */
export function refuseOtherThanRequested(before: LockedTransfer, draft: TransferDraft): void {
  if (before.wanted === null) return
  if (draft.fromPointOfSaleId !== before.fromPointOfSaleId)
    throw new DomainError('stockTransfer.otherThanRequested', {}, '/fromLocationId')
  if (draft.toPointOfSaleId !== before.toPointOfSaleId)
    throw new DomainError('stockTransfer.otherThanRequested', {}, '/toPointOfSaleId')
}

/** What the audit trail is told of a draft. */
export function told(draft: TransferDraft, { lines }: Pick<StockTransferInput, 'lines'>) {
  return { from: draft.fromPointOfSaleId, to: draft.toPointOfSaleId, lineCount: lines.length }
}

/** What is sent of a draft, checked: its places, products and quantities. */
export async function checkedDraft(
  ctx: TxCtx,
  id: string,
  input: StockTransferInput,
  before?: LockedTransfer,
): Promise<TransferDraft> {
  const { fromLocationId, toPointOfSaleId, toLocationId: asked = null, expectedOn = null } = input
  const from = await findEnteredLocation(ctx, fromLocationId)
  if (!from) throw new DomainError('stockTransfer.locationUnknown', {}, '/fromLocationId')
  const end = await findEnd(ctx, toPointOfSaleId)
  if (!end?.isActive) throw new DomainError('stockTransfer.pointOfSaleUnknown', {}, '/toPointOfSaleId')
  const to = asked === null ? null : await findEnteredLocation(ctx, asked)
  if (to !== null && to?.pointOfSaleId !== toPointOfSaleId)
    throw new DomainError('stockTransfer.locationUnknown', {}, '/toLocationId')
  const isWithin = from.pointOfSaleId === toPointOfSaleId
  if (isWithin && (to === null || to.id === from.id))
    throw new DomainError('stockTransfer.samePlace', {}, '/toLocationId')
  await checkLines(ctx, input.lines)
  const isKept = input.toLocationId === undefined && before?.toPointOfSaleId === toPointOfSaleId
  const toLocationId = isKept ? before.toLocationId : asked
  return {
    ...{ id, fromPointOfSaleId: from.pointOfSaleId, fromLocationId, toPointOfSaleId, toLocationId, expectedOn },
    note: noteOf(input.note),
  }
}

/** Gives the products of lines, by their ids. Refuses unknown ones, one that is there twice, and quantities that are too fine. */
export async function checkLines(ctx: TxCtx, lines: StockTransferInput['lines']) {
  const products = await findProducts(ctx, new Set(lines.map(({ productId }) => productId)))
  const seen = new Set<string>()
  for (const [at, { productId, requestedMilli }] of lines.entries()) {
    const product = products.get(productId)
    if (!product) throw new DomainError('stockTransfer.productUnknown', {}, `/lines/${at}/productId`)
    const { designation } = product
    if (seen.has(productId))
      throw declaredRefusal(STOCK_TRANSFERS, 'productTwice', { product: designation }, `/lines/${at}/productId`)
    seen.add(productId)
    checkFineness(product, requestedMilli, `/lines/${at}/requestedMilli`)
  }
  return products
}
