import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { STOCK_LEVELS, type ProductLevels, type RevaluationInput } from '@comptoir/contracts/inventory/stock-levels'
import { numberFromMicro, stockValueMinor, type Currency } from '@comptoir/money'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText, type JsonResults } from '../../../platform/db/function-json.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findLevelledProducts, levelReader } from './levels.queries.ts'
import type { LevelledProduct } from './levels.rules.ts'
import { findPlaces } from './places.queries.ts'
import { findProductLevels } from './product-levels.queries.ts'
import { findRevaluation } from './revaluations.queries.ts'

const { entity, errors, permissions } = STOCK_LEVELS

/**
 * Says what one of a product costs from now on where the caller may enter, in rows of their own: what was posted keeps its cost.
 * Gives what there is of it then. The same request again does nothing.
 */
export async function revalue(ctx: TxCtx, productId: string, input: RevaluationInput): Promise<ProductLevels> {
  if (!ctx.permissions.has(permissions.seeValue))
    throw new DomainError('auth.forbidden', { permission: permissions.seeValue })
  const product = (await findLevelledProducts(ctx, [productId])).get(productId)
  if (!product) throw new DomainError(PRODUCTS.errors.notFound)
  const reason = input.reason.trim()
  if (reason === '') throw new DomainError(errors.reasonMissing, {}, '/reason')
  const isPosted = (await findRevaluation(ctx, input.id)) === null && (await post(ctx, product, { ...input, reason }))
  if (!isPosted) await refuseOther(ctx, productId, { ...input, reason })
  const levels = await findProductLevels(ctx, productId)
  if (!levels) throw new Error(`product ${productId} is gone`)
  return levels
}

/** Refuses what is not the request that was posted under its id. */
async function refuseOther(
  ctx: TxCtx,
  productId: string,
  { id, locationId, unitCostMicro, reason }: RevaluationInput,
): Promise<void> {
  const earlier = await findRevaluation(ctx, id)
  const isSame =
    earlier?.productId === productId &&
    earlier.unitCostMicro === unitCostMicro &&
    earlier.reason === reason &&
    (locationId === null || earlier.locationIds.every((each) => each === locationId))
  if (!isSame) throw new DomainError(errors.idReused, {}, '/id')
}

/** False, with nothing posted, where its twin came first. */
async function post(ctx: TxCtx, product: LevelledProduct, input: RevaluationInput): Promise<boolean> {
  const { id, locationId, unitCostMicro, reason } = input
  const places = await findPlaces(ctx, { locationIds: locationId === null ? [] : [locationId] })
  if (places.length === 0) throw new DomainError(errors.placeUnknown, {}, '/locationId')
  const [answer] = await listByFunction(ctx.db, 'stock_revalue', {
    ...{ companyId: ctx.companyId, id, productId: product.productId, unitCostMicro, reason },
    ...{ userId: ctx.userId, recordedAt: ctx.now },
    rows: jsonText(places.map((place) => ({ id: newId(), location_id: place.id }))),
  })
  if (!answer) throw new Error('stock_revalue gave nothing')
  const { isKnown, placeCount, posted } = answer.stock_revalue
  if (isKnown) return false
  const named = { product: product.designation }
  if (placeCount === 0) throw new DomainError(errors.nothingThere, named, '/locationId')
  if (posted.length === 0) throw new DomainError(errors.costSame, named, '/unitCostMicro')
  const { currency } = await levelReader(ctx)
  await audit(ctx, {
    ...{ action: 'stockLevel.revalued', entity, entityId: product.productId },
    before: { valueMinor: summed(posted, 'beforeNano', currency) },
    after: {
      designation: product.designation,
      ...(locationId === null ? {} : { location: places[0]?.name }),
      unitCost: numberFromMicro(unitCostMicro),
      valueMinor: summed(posted, 'afterNano', currency),
      reason,
    },
  })
  return true
}

type Posted = JsonResults['stock_revalue']['posted']

function summed(posted: Posted, of: 'beforeNano' | 'afterNano', currency: Currency): number {
  return stockValueMinor(
    posted.reduce((sum, row) => sum + BigInt(row[of]), 0n),
    currency,
  )
}
