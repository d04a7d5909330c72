import {
  STOCK_TRANSFERS,
  type AcceptInput,
  type RefuseInput,
  type StockTransfer,
  type TransferRequestInput,
} from '@comptoir/contracts/inventory/stock-transfers'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import {
  insertStep,
  insertTransfer,
  moveOn,
  replaceLines,
  shopOf,
  updateDraft,
  type TransferDraft,
} from './stock-transfers.repository.ts'
import { checkedDraft, checkLines, getTransfer, refuseOtherThanRequested, told } from './stock-transfers.service.ts'
import { lockedFor, noteOf, type Held } from './taking-steps.ts'
import { findEnd, findEnteredLocation } from './transfer-places.queries.ts'

const { entity } = STOCK_TRANSFERS

/** Asks another point of sale for goods: it is theirs to accept or to refuse. Nothing moves, and nothing is reserved. */
export async function requestTransfer(ctx: TxCtx, input: TransferRequestInput): Promise<StockTransfer> {
  const draft = await checkedRequest(ctx, input)
  const products = await checkLines(ctx, input.lines)
  const wanted = input.lines.flatMap(({ productId, requestedMilli: quantityMilli }) => {
    const product = products.get(productId)
    if (!product) return []
    return [{ productId, code: product.code, designation: product.designation, unit: product.unit, quantityMilli }]
  })
  if (!(await insertTransfer(ctx, draft, { neededOn: input.neededOn ?? null, wanted })))
    throw new DomainError('request.keyReused', {}, '/id')
  await replaceLines(ctx, draft.id, input.lines)
  await insertStep(ctx, draft.id, 'requested')
  await audit(ctx, { action: 'stockTransfer.requested', entity, entityId: draft.id, after: told(draft, input) })
  return getTransfer(ctx, draft.id)
}

async function checkedRequest(ctx: TxCtx, input: TransferRequestInput): Promise<TransferDraft> {
  const { fromPointOfSaleId, toPointOfSaleId, toLocationId = null } = input
  const to = await findEnd(ctx, toPointOfSaleId)
  if (!to?.isActive || !mayEnter(ctx, toPointOfSaleId))
    throw new DomainError('stockTransfer.pointOfSaleUnknown', {}, '/toPointOfSaleId')
  const from = await findEnd(ctx, fromPointOfSaleId)
  if (!from?.isActive) throw new DomainError('stockTransfer.pointOfSaleUnknown', {}, '/fromPointOfSaleId')
  if (fromPointOfSaleId === toPointOfSaleId) throw new DomainError('stockTransfer.samePlace', {}, '/fromPointOfSaleId')
  const target = toLocationId === null ? null : await findEnteredLocation(ctx, toLocationId)
  if (target !== null && target?.pointOfSaleId !== toPointOfSaleId)
    throw new DomainError('stockTransfer.locationUnknown', {}, '/toLocationId')
  return {
    ...{ id: input.id ?? newId(), fromPointOfSaleId, toPointOfSaleId, toLocationId, expectedOn: null },
    // Who asks does not see the places of the other end: whoever accepts says which.
    fromLocationId: await everywhere(ctx, (all) => shopOf(all, fromPointOfSaleId)),
    note: noteOf(input.note),
  }
}

/** Makes a draft of a request: what goes of it, and from where. */
export async function acceptTransfer(ctx: TxCtx, held: Held, input: AcceptInput): Promise<StockTransfer> {
  const before = await lockedFor(ctx, 'accept', held)
  const { toPointOfSaleId } = before
  const draft = await checkedDraft(ctx, held.id, { ...input, toPointOfSaleId }, before)
  refuseOtherThanRequested(before, draft)
  await updateDraft(ctx, draft)
  await replaceLines(ctx, draft.id, input.lines)
  await insertStep(ctx, draft.id, 'accepted')
  await audit(ctx, { action: 'stockTransfer.accepted', entity, entityId: draft.id, after: told(draft, input) })
  return getTransfer(ctx, draft.id)
}

/** Refuses a request, for a reason that whoever asked reads. */
export async function refuseTransfer(ctx: TxCtx, held: Held, { reason }: RefuseInput): Promise<StockTransfer> {
  const { id } = await lockedFor(ctx, 'refuse', held)
  await insertStep(ctx, id, 'refused', noteOf(reason))
  await moveOn(ctx, id, 'refused')
  await audit(ctx, { action: 'stockTransfer.refused', entity, entityId: id, after: { note: reason.trim() } })
  return getTransfer(ctx, id)
}
