import { createHash } from 'node:crypto'
import {
  STOCK_ADJUSTMENTS,
  type ReverseAdjustmentInput,
  type StockAdjustment,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { v7 as newId } from 'uuid'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { auditTransition, isToTake } from '../../../platform/document/transitions.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findPostedAdjustment, listPostedLines } from './adjustment-details.queries.ts'
import { findAdjustedPlace, findAdjustedProducts } from './adjusted-products.queries.ts'
import { postLocked } from './posting.ts'
import { insertDraft } from './stock-adjustments.repository.ts'
import { getAdjustment, lockedAt } from './stock-adjustments.service.ts'

/**
 * Takes a posted adjustment back by another one, which moves the same goods the other way, of the same lots and at the same
 * costs. What is left of goods that are taken out keeps the average that its place has by now. Each is taken back once; again
 * does nothing.
 */
export async function reverseAdjustment(
  ctx: TxCtx,
  id: string,
  input: ReverseAdjustmentInput,
): Promise<StockAdjustment> {
  const locked = await lockedAt(ctx, id)
  if (!isToTake(STOCK_ADJUSTMENTS, 'reverse', locked.state)) return getAdjustment(ctx, id)
  const posted = await findPostedAdjustment(ctx, id)
  const place = await findAdjustedPlace(ctx, locked.location_id)
  if (!posted || !place) throw new Error(`adjustment ${id} is posted and has no posted row`)
  if (posted.reversal_of !== null) throw declaredRefusal(STOCK_ADJUSTMENTS, 'isReversal')
  const rows = await listPostedLines(ctx, id)
  const lines = rows.map((row) => ({
    ...{ id: newId(), productId: row.product_id, quantityMilli: -row.quantity_milli, lots: row.lots ?? [] },
    serialNumbers: row.serial_numbers ?? [],
  }))
  const products = await findAdjustedProducts(
    ctx,
    rows.map((row) => row.product_id),
  )
  const content = { reason: posted.reason, note: input.note?.trim() || null, lines }
  const requestHash = createHash('sha256')
    .update(canonicalJson({ ...input, reversalOf: id }))
    .digest()
  const draft = { id: input.id, place, content, products, valueMinor: -posted.value_minor, requestHash }
  if (!(await insertDraft(ctx, draft))) throw declaredRefusal(STOCK_ADJUSTMENTS, 'idReused', {}, '/id')
  const number = await postLocked(ctx, {
    ...{ id: input.id, place, ...content, products, limitMinor: null, action: 'stockAdjustment.posted' },
    reversalOf: {
      ...{ id, number: posted.number },
      costs: new Map(rows.map((row) => [row.product_id, row.unit_cost_micro])),
    },
  })
  await auditTransition(ctx, STOCK_ADJUSTMENTS, 'reverse', { id, after: { reversedBy: number } })
  return getAdjustment(ctx, id)
}
