import { createHash } from 'node:crypto'
import {
  STOCK_ADJUSTMENTS,
  type AdjustmentStepInput,
  type CancelAdjustmentInput,
  type StockAdjustment,
  type StockAdjustmentChange,
  type StockAdjustmentInput,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { auditTransition, isToTake } from '../../../platform/document/transitions.ts'
import { staleRefusal } from '../../../platform/resource/cases.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findAdjustment } from './adjustment-details.queries.ts'
import { checkComplete, checkLines, valuedAt, valueMinorOf, withUnseenCosts } from './adjusted-lines.rules.ts'
import {
  findAdjustedPlace,
  findAdjustedProducts,
  findUnitCosts,
  type AdjustedPlace,
  type AdjustedProduct,
} from './adjusted-products.queries.ts'
import { postLocked } from './posting.ts'
import {
  findRequestHash,
  insertDraft,
  lockAdjustment,
  markCancelled,
  markSubmitted,
  updateDraft,
  type LockedAdjustment,
} from './stock-adjustments.repository.ts'

const { entity } = STOCK_ADJUSTMENTS

/** One of a shop that the caller may enter; any other is unknown. */
export async function getAdjustment(ctx: TxCtx, id: string): Promise<StockAdjustment> {
  const found = await findAdjustment(ctx, id)
  if (!found) throw declaredRefusal(STOCK_ADJUSTMENTS, 'notFound')
  return found
}

/** Writes an adjustment down. The same again gives it as it is now, whatever became of it. */
export async function draftAdjustment(ctx: TxCtx, input: StockAdjustmentInput): Promise<StockAdjustment> {
  const requestHash = createHash('sha256').update(canonicalJson(input)).digest()
  const known = await findRequestHash(ctx, input.id)
  if (known) return repeated(ctx, input, known, requestHash)
  const checked = await check(ctx, input)
  if (!(await insertDraft(ctx, { id: input.id, content: input, requestHash, ...checked })))
    return repeated(ctx, input, await findRequestHash(ctx, input.id), requestHash)
  await auditTransition(ctx, STOCK_ADJUSTMENTS, 'draft', { id: input.id, after: told(input, checked) })
  return getAdjustment(ctx, input.id)
}

async function repeated(
  ctx: TxCtx,
  { id }: StockAdjustmentInput,
  known: Buffer | undefined,
  requestHash: Buffer,
): Promise<StockAdjustment> {
  if (!known?.equals(requestHash)) throw declaredRefusal(STOCK_ADJUSTMENTS, 'idReused', {}, '/id')
  return getAdjustment(ctx, id)
}

/** Writes anew what a draft says. */
export async function changeAdjustment(
  ctx: TxCtx,
  id: string,
  input: StockAdjustmentChange,
  version?: number,
): Promise<StockAdjustment> {
  const locked = await lockedAt(ctx, id, version)
  if (locked.state !== 'draft') throw declaredRefusal(STOCK_ADJUSTMENTS, 'notDraft')
  const content = ctx.permissions.has(STOCK_LEVELS.permissions.seeValue)
    ? input
    : { ...input, lines: withUnseenCosts(input.lines, locked.lines) }
  const checked = await check(ctx, content)
  await updateDraft(ctx, { id, content, ...checked })
  await audit(ctx, { action: `${entity}.changed`, entity, entityId: id, after: told(content, checked) })
  return getAdjustment(ctx, id)
}

interface Checked {
  place: AdjustedPlace
  products: ReadonlyMap<string, AdjustedProduct>
  valueMinor: number
}

/** What a draft is held against, and what it is worth as things stand. */
async function check(ctx: TxCtx, { locationId, reason, lines }: Omit<StockAdjustmentChange, 'note'>): Promise<Checked> {
  const place = await activePlace(ctx, locationId)
  const productIds = lines.map(({ productId }) => productId)
  const products = await findAdjustedProducts(ctx, productIds)
  checkLines(lines, products, reason)
  const costs = await findUnitCosts(ctx, locationId, productIds)
  return { place, products, valueMinor: valueMinorOf(valuedAt(lines, costs), place.currency) }
}

async function activePlace(ctx: TxCtx, locationId: string): Promise<AdjustedPlace> {
  const place = await findAdjustedPlace(ctx, locationId)
  if (!place) throw declaredRefusal(STOCK_ADJUSTMENTS, 'locationUnknown', {}, '/locationId')
  if (!place.isActive)
    throw declaredRefusal(STOCK_ADJUSTMENTS, 'locationInactive', { location: place.locationName }, '/locationId')
  return place
}

function told({ reason, note, lines }: Omit<StockAdjustmentChange, 'locationId'>, { place, valueMinor }: Checked) {
  return { location: place.locationName, reason, note, lineCount: lines.length, valueMinor }
}

/** Hands a draft to those who may approve it. Again does nothing. */
export async function submitAdjustment(
  ctx: TxCtx,
  id: string,
  { version }: AdjustmentStepInput,
): Promise<StockAdjustment> {
  const locked = await lockedAt(ctx, id)
  if (!isToTake(STOCK_ADJUSTMENTS, 'submit', locked.state)) return getAdjustment(ctx, id)
  await refuseStale(ctx, locked, version)
  const checked = await check(ctx, contentOf(locked))
  checkComplete(locked.lines, checked.products)
  await markSubmitted(ctx, id, checked.valueMinor)
  await auditTransition(ctx, STOCK_ADJUSTMENTS, 'submit', { id, after: told(contentOf(locked), checked) })
  return getAdjustment(ctx, id)
}

/** Posts a draft, by somebody who may: up to the limit of the company, or above it with the right to approve. */
export function postAdjustment(ctx: TxCtx, id: string, input: AdjustmentStepInput): Promise<StockAdjustment> {
  return post(ctx, id, 'post', input)
}

/** Posts what was submitted. */
export function approveAdjustment(ctx: TxCtx, id: string, input: AdjustmentStepInput): Promise<StockAdjustment> {
  return post(ctx, id, 'approve', input)
}

async function post(
  ctx: TxCtx,
  id: string,
  step: 'post' | 'approve',
  { version }: AdjustmentStepInput,
): Promise<StockAdjustment> {
  const locked = await lockedAt(ctx, id)
  if (!isToTake(STOCK_ADJUSTMENTS, step, locked.state)) return getAdjustment(ctx, id)
  await refuseStale(ctx, locked, version)
  const { reason, note, lines } = contentOf(locked)
  const place = await activePlace(ctx, locked.location_id)
  const products = await findAdjustedProducts(
    ctx,
    lines.map(({ productId }) => productId),
  )
  checkLines(lines, products, reason)
  checkComplete(lines, products)
  await postLocked(ctx, {
    ...{ id, place, reason, note, lines, products },
    limitMinor: ctx.permissions.has(STOCK_ADJUSTMENTS.permissions.approve) ? null : place.limitMinor,
    action: step === 'approve' ? 'stockAdjustment.approved' : 'stockAdjustment.posted',
  })
  return getAdjustment(ctx, id)
}

/** Gives a draft up, for a reason. Again does nothing. */
export function cancelAdjustment(ctx: TxCtx, id: string, input: CancelAdjustmentInput): Promise<StockAdjustment> {
  return cancel(ctx, id, 'cancel', input)
}

/** The same of one that was submitted: taken back by who wrote it down, or not agreed to. */
export function withdrawAdjustment(ctx: TxCtx, id: string, input: CancelAdjustmentInput): Promise<StockAdjustment> {
  return cancel(ctx, id, 'withdraw', input)
}

async function cancel(
  ctx: TxCtx,
  id: string,
  step: 'cancel' | 'withdraw',
  { version, reason }: CancelAdjustmentInput,
): Promise<StockAdjustment> {
  const locked = await lockedAt(ctx, id)
  if (!isToTake(STOCK_ADJUSTMENTS, step, locked.state)) return getAdjustment(ctx, id)
  await refuseStale(ctx, locked, version)
  await markCancelled(ctx, id, reason)
  await auditTransition(ctx, STOCK_ADJUSTMENTS, step, { id, after: { cancelReason: reason } })
  return getAdjustment(ctx, id)
}

function contentOf({ location_id: locationId, reason, note, lines }: LockedAdjustment): StockAdjustmentChange {
  return { locationId, reason, note, lines }
}

/** An adjustment of a shop that the caller may enter, held until the end of the transaction. */
export async function lockedAt(ctx: TxCtx, id: string, version?: number): Promise<LockedAdjustment> {
  const locked = await lockAdjustment(ctx, id)
  if (!locked) throw declaredRefusal(STOCK_ADJUSTMENTS, 'notFound')
  if (version !== undefined) await refuseStale(ctx, locked, version)
  return locked
}

async function refuseStale(ctx: TxCtx, locked: LockedAdjustment, version: number): Promise<void> {
  if (locked.version !== version) throw await staleRefusal(ctx, entity, locked.id)
}
