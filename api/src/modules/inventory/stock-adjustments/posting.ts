import type { AuditAction } from '@comptoir/contracts/audit'
import {
  REASON_RULES,
  STOCK_ADJUSTMENTS,
  type AdjustmentLineInput,
  type AdjustmentReason,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText, type TrackedGoods } from '../../../platform/db/function-json.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findGoods, type AdjustedGoods } from './adjusted-goods.service.ts'
import { movedValueMinor, valuedAt, valueMinorOf } from './adjusted-lines.rules.ts'
import { findThere, type AdjustedPlace, type AdjustedProduct, type There } from './adjusted-products.queries.ts'

/** An adjustment that is about to be posted, whose row the caller holds. */
export interface AboutToPost {
  id: string
  place: AdjustedPlace
  reason: AdjustmentReason
  note: string | null
  lines: readonly AdjustmentLineInput[]
  products: ReadonlyMap<string, AdjustedProduct>
  /** Of one that takes another back: which one, and what its lines cost, by their products. */
  reversalOf?: { id: string; number: string; costs: ReadonlyMap<string, number> }
  /** Most that it may be worth, in minor units; null where nothing limits it. */
  limitMinor: number | null
  action: AuditAction & `${typeof STOCK_ADJUSTMENTS.entity}.${string}`
}

/** A line with everything that is posted of it. */
interface PostedLine {
  line: AdjustmentLineInput
  product: AdjustedProduct
  goods: AdjustedGoods
  beforeMilli: number
  unitCostMicro: number
}

/**
 * Posts an adjustment in the caller's transaction and gives its number. The balances of its products are held first, so that
 * what is there, what it costs and which lots it is of hold until the end. Refuses with nothing written.
 */
export async function postLocked(ctx: TxCtx, about: AboutToPost): Promise<string> {
  const { place, reversalOf } = about
  const productIds = [...about.products.keys()]
  const [held] = await listByFunction(ctx.db, 'stock_adjustment_hold', {
    companyId: ctx.companyId,
    locationId: place.locationId,
    productIds,
    going: jsonText(goingOut(about.lines)),
  })
  const there = await findThere(ctx, place.locationId, productIds)
  refuseShort(about, there)
  const costs = reversalOf?.costs ?? new Map(Object.entries(held?.stock_adjustment_hold ?? {}))
  const valued = valuedAt(about.lines, costs)
  refuseAboveLimit(about, movedValueMinor(valued, place.currency))
  const goods = await findGoods(ctx, place, about.lines, about.products)
  const lines = about.lines.flatMap((line, at): PostedLine[] => {
    const product = about.products.get(line.productId)
    if (!product) return []
    return [
      {
        ...{ line, product },
        goods: goods.get(line.id) ?? { lots: [], pieces: [] },
        beforeMilli: there.get(product.id)?.onHandMilli ?? 0,
        unitCostMicro: valued[at]?.unitCostMicro ?? 0,
      },
    ]
  })
  return call(ctx, about, lines, valueMinorOf(valued, place.currency))
}

/** Where the shop sells nothing that is not there, nothing leaves that is not there either, or that a transfer waits for. */
function refuseShort({ place, lines, products }: AboutToPost, there: ReadonlyMap<string, There>): void {
  if (place.stockPolicy !== 'block') return
  for (const [at, { productId, quantityMilli }] of lines.entries()) {
    const { onHandMilli, reservedMilli } = there.get(productId) ?? { onHandMilli: 0, reservedMilli: 0 }
    const availableMilli = onHandMilli - reservedMilli
    if (quantityMilli >= 0 || availableMilli + quantityMilli >= 0) continue
    const params = { product: products.get(productId)?.designation ?? '', requestedMilli: -quantityMilli }
    const pointer = `/lines/${at}/quantityMilli`
    if (reservedMilli === 0) throw declaredRefusal(STOCK_ADJUSTMENTS, 'stockShort', { ...params, onHandMilli }, pointer)
    const left = { availableMilli: Math.max(0, availableMilli), reservedMilli }
    throw declaredRefusal(STOCK_ADJUSTMENTS, 'stockReserved', { ...params, ...left }, pointer)
  }
}

function refuseAboveLimit({ limitMinor, place }: AboutToPost, valueMinor: number): void {
  if (limitMinor !== null && valueMinor > limitMinor)
    throw declaredRefusal(STOCK_ADJUSTMENTS, 'aboveLimit', { limitMinor, currency: place.currency })
}

async function call(ctx: TxCtx, about: AboutToPost, lines: readonly PostedLine[], valueMinor: number): Promise<string> {
  const { place, reason, note, reversalOf } = about
  const businessDate = businessDateOf(ctx.now, place.timeZone)
  const year = Number(businessDate.slice(0, 'YYYY'.length))
  const comesIn = lines.filter(({ line }) => line.quantityMilli > 0)
  const goesOut = lines.filter(({ line }) => line.quantityMilli < 0)
  const [answer] = await listByFunction(ctx.db, 'stock_adjustment_post', {
    companyId: ctx.companyId,
    adjustment: jsonText({
      ...{ id: about.id, point_of_sale_id: place.pointOfSaleId, location_id: place.locationId, year, reason, note },
      money_effect: REASON_RULES[reason].effect,
      value_minor: valueMinor,
      reversal_of: reversalOf?.id ?? null,
      user_id: ctx.userId,
      recorded_at: ctx.now.toISOString(),
      business_date: businessDate,
      currency: place.currency,
    }),
    lines: jsonText(lines.map(lineRow)),
    goodsIn: jsonText(comesIn.map((line) => movement(line, null))),
    goodsOut: jsonText(goesOut.map((line) => movement(line, reversalOf?.id ?? null))),
    trackedIn: jsonText(trackedGoods(comesIn)),
    trackedOut: jsonText(trackedGoods(goesOut)),
    numberPrefix: `AJ-${place.pointOfSaleCode}-${year}-`,
    action: about.action,
    told: jsonText({
      ...{ location: place.locationName, reason, note, lineCount: lines.length, valueMinor },
      ...(reversalOf ? { reversalOf: reversalOf.number } : {}),
    }),
    auditId: newId(),
    accountId: ctx.accountId,
    requestId: ctx.requestId,
    apiTokenId: ctx.apiTokenId ?? null,
  })
  if (!answer) throw new Error('stock_adjustment_post gave nothing')
  return answer.stock_adjustment_post
}

function lineRow({ line, product, goods, beforeMilli, unitCostMicro }: PostedLine, at: number) {
  const lots = goods.lots.map(({ id: _id, ...lot }) => lot)
  const numbers = goods.pieces.map(({ number }) => number)
  return {
    ...{ id: line.id, line_number: at + 1, product_id: product.id, code: product.code },
    ...{ designation: product.designation, unit: product.unit, unit_decimals: product.unitDecimals },
    ...{ quantity_milli: line.quantityMilli, before_milli: beforeMilli, unit_cost_micro: unitCostMicro },
    lots: lots.length > 0 ? lots : null,
    serial_numbers: numbers.length > 0 ? numbers : null,
  }
}

const goingOut = (lines: readonly AdjustmentLineInput[]) =>
  lines
    .filter(({ quantityMilli }) => quantityMilli < 0)
    .map(({ productId, quantityMilli }) => ({ product_id: productId, quantity_milli: -quantityMilli }))

/** What is taken back leaves the layers that it had laid. */
function movement({ line, product, unitCostMicro }: PostedLine, reversed: string | null) {
  return {
    ...{ id: line.id, ledger_id: newId(), product_id: product.id, designation: product.designation },
    ...{ quantity_milli: Math.abs(line.quantityMilli), unit_cost_micro: unitCostMicro },
    from_document_id: reversed,
  }
}

function trackedGoods(lines: readonly PostedLine[]): TrackedGoods {
  return {
    lots: lines.flatMap(({ line, product, goods }) =>
      goods.lots.map((lot) => ({
        ...{ line_id: line.id, lot_id: lot.id, product_id: product.id, quantity_milli: lot.quantityMilli },
      })),
    ),
    serial_numbers: lines.flatMap(({ line, goods }) =>
      goods.pieces.map(({ id }) => ({ line_id: line.id, serial_number_id: id })),
    ),
  }
}
