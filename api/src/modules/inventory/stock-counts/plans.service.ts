import { createHash } from 'node:crypto'
import {
  MOST_COUNTED_PRODUCTS,
  STOCK_COUNTS,
  type CancelCountInput,
  type CountScope,
  type CountStep,
  type StockCount,
  type StockCountChange,
  type StockCountInput,
} from '@comptoir/contracts/inventory/stock-counts'
import { audit } from '../../../platform/audit/audit.ts'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { staleRefusal } from '../../../platform/resource/cases.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findAdjustedPlace, findAdjustedProducts, type AdjustedPlace } from '../stock-adjustments/index.ts'
import { findCount } from './count-details.queries.ts'
import {
  beginRound,
  findRequestHash,
  insertCount,
  insertLines,
  lockCount,
  markCancelled,
  markFinished,
  updatePlan,
  type LockedCount,
} from './counts.repository.ts'
import { findPeople, findScoped, findScopeNames } from './scope.queries.ts'
import { STEPS, stepsOf } from './steps.rules.ts'

const { entity } = STOCK_COUNTS

/** A count as its caller knows it. */
export interface Held {
  id: string
  version: number | undefined
}

/** One of a shop that the caller may enter; any other is unknown. */
export async function getCount(ctx: TxCtx, id: string): Promise<StockCount> {
  const found = await findCount(ctx, id)
  if (!found) throw declaredRefusal(STOCK_COUNTS, 'notFound')
  return found
}

/** Plans a count. The same again gives it as it is now, whatever became of it. */
export async function planCount(ctx: TxCtx, input: StockCountInput): Promise<StockCount> {
  const requestHash = createHash('sha256').update(canonicalJson(input)).digest()
  const known = await findRequestHash(ctx, input.id)
  if (known) return repeated(ctx, input, known, requestHash)
  const { id, ...content } = input
  const place = await checkPlan(ctx, content)
  if (!(await insertCount(ctx, { id, place, content, requestHash })))
    return repeated(ctx, input, await findRequestHash(ctx, id), requestHash)
  await told(ctx, 'planned', id, { location: place.locationName, note: content.note })
  return getCount(ctx, id)
}

async function repeated(
  ctx: TxCtx,
  { id }: StockCountInput,
  known: Buffer | undefined,
  requestHash: Buffer,
): Promise<StockCount> {
  if (!known?.equals(requestHash)) throw declaredRefusal(STOCK_COUNTS, 'idReused', {}, '/id')
  return getCount(ctx, id)
}

/** Writes a plan anew, as long as nobody has begun to count. */
export async function changeCount(ctx: TxCtx, held: Held, content: StockCountChange): Promise<StockCount> {
  const { id } = await lockedFor(ctx, 'change', held)
  const place = await checkPlan(ctx, content)
  await updatePlan(ctx, id, content, place)
  await told(ctx, 'changed', id, { location: place.locationName, note: content.note })
  return getCount(ctx, id)
}

async function checkPlan(ctx: TxCtx, { locationId, scope, peopleIds }: StockCountChange): Promise<AdjustedPlace> {
  const place = await activePlace(ctx, locationId)
  await checkScope(ctx, scope)
  if ((await findPeople(ctx, peopleIds)).length < peopleIds.length)
    throw declaredRefusal(STOCK_COUNTS, 'personUnknown', {}, '/peopleIds')
  return place
}

/** The place of a count, which is still in use. */
export async function activePlace(ctx: TxCtx, locationId: string): Promise<AdjustedPlace> {
  const place = await findAdjustedPlace(ctx, locationId)
  if (!place) throw declaredRefusal(STOCK_COUNTS, 'locationUnknown', {}, '/locationId')
  if (!place.isActive)
    throw declaredRefusal(STOCK_COUNTS, 'locationInactive', { location: place.locationName }, '/locationId')
  return place
}

async function checkScope(ctx: TxCtx, scope: CountScope): Promise<void> {
  const { kind, ids = [], classes = [], days } = scope
  const isNamed = kind === 'categories' || kind === 'brands' || kind === 'products'
  const isWhole =
    isNamed === ids.length > 0 &&
    (kind === 'classes') === classes.length > 0 &&
    (kind === 'notCounted') === (days !== undefined)
  if (!isWhole || (await findScopeNames(ctx, scope)).length < ids.length)
    throw declaredRefusal(STOCK_COUNTS, 'scopeUnknown', {}, '/scope')
}

/** Begins to count: from now on it is known which products. Selling goes on. Again does nothing. */
export async function startCount(ctx: TxCtx, held: Held): Promise<StockCount> {
  const count = await lockedFor(ctx, 'start', held, 'counting')
  if (count.state !== 'planned') return getCount(ctx, count.id)
  const place = await activePlace(ctx, count.location_id)
  const products = await findScoped(ctx, place, count.scope)
  if (products.length === 0) throw declaredRefusal(STOCK_COUNTS, 'nothingToCount')
  if (products.length > MOST_COUNTED_PRODUCTS)
    throw declaredRefusal(STOCK_COUNTS, 'tooMany', { count: products.length, most: MOST_COUNTED_PRODUCTS })
  // Those that were named need not be there: what is counted has a balance, if only of nothing.
  if (count.scope.kind === 'products') await haveBalances(ctx, place.locationId, products)
  const added = new Set(await insertLines(ctx, count, products))
  const elsewhere = products.find(({ productId }) => !added.has(productId))
  if (elsewhere) throw await countedElsewhere(ctx, elsewhere.productId)
  await beginRound(ctx, count)
  await told(ctx, 'started', count.id, { location: place.locationName, lineCount: products.length })
  return getCount(ctx, count.id)
}

/** Gives products that a place never had a balance of nothing, by which the place is known to be in use. */
export async function haveBalances(
  { db, companyId }: TxCtx,
  locationId: string,
  products: readonly { productId: string }[],
): Promise<void> {
  const productIds = products.map(({ productId }) => productId)
  await listByFunction(db, 'stock_adjustment_hold', { companyId, locationId, productIds })
}

/** A product that is in another open count of the same place. */
export async function countedElsewhere(ctx: TxCtx, productId: string): Promise<Error> {
  const product = (await findAdjustedProducts(ctx, [productId])).get(productId)
  return declaredRefusal(STOCK_COUNTS, 'countedElsewhere', { product: product?.designation ?? '' })
}

/** Ends a round: what was counted is looked at. Again does nothing. */
export async function finishCount(ctx: TxCtx, held: Held): Promise<StockCount> {
  const count = await lockedFor(ctx, 'finish', held, 'review')
  if (count.state !== 'counting') return getCount(ctx, count.id)
  await markFinished(ctx, count.id)
  await told(ctx, 'finished', count.id, { round: count.round })
  return getCount(ctx, count.id)
}

/** Gives a count up, for a reason; nothing of it is posted. Again does nothing. */
export async function cancelCount(ctx: TxCtx, held: Held, { reason }: CancelCountInput): Promise<StockCount> {
  const count = await lockedFor(ctx, 'cancel', held, 'cancelled')
  if (count.state === 'cancelled') return getCount(ctx, count.id)
  await markCancelled(ctx, count.id, reason)
  await told(ctx, 'cancelled', count.id, { cancelReason: reason })
  return getCount(ctx, count.id)
}

type Told = 'planned' | 'changed' | 'started' | 'finished' | 'recounted' | 'zeroed' | 'cancelled'

/** Writes a step into the audit trail. */
export async function told(ctx: TxCtx, step: Told, id: string, after: object): Promise<void> {
  await audit(ctx, { action: `${entity}.${step}`, entity, entityId: id, after })
}

/**
 * A count of which a step is about to be taken, held until the end of the transaction: in a state in which the step begins,
 * or in the one that it leads to (`after`), where it was taken already. Refuses one that the caller may not see, one that
 * was changed since it was read, and who was not asked.
 */
export async function lockedFor(
  ctx: TxCtx,
  step: CountStep,
  { id, version }: Held,
  after?: LockedCount['state'],
): Promise<LockedCount> {
  const count = await lockCount(ctx, id)
  if (!count) throw declaredRefusal(STOCK_COUNTS, 'notFound')
  if (count.state === after) return count
  if (!STEPS[step].from.includes(count.state)) throw declaredRefusal(STOCK_COUNTS, 'hasMovedOn')
  if (!stepsOf(ctx, count).includes(step)) throw declaredRefusal(STOCK_COUNTS, 'notAsked')
  if (version !== undefined && version !== count.version) throw await staleRefusal(ctx, entity, id)
  return count
}
