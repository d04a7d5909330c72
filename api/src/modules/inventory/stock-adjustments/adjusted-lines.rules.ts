import {
  isOfDirection,
  STOCK_ADJUSTMENTS,
  type AdjustmentLineInput,
  type AdjustmentReason,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { fitsUnit, isCutOff, stockValueMinor, stockValueNano, type Currency, type ValuedGoods } from '@comptoir/money'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import type { AdjustedProduct } from './adjusted-products.queries.ts'

/** A piece in thousandths. */
const PIECE_MILLI = 1000

type Refused = keyof typeof STOCK_ADJUSTMENTS.errors

function refusal(reason: Refused, params: Record<string, string | number>, at: number, field: string) {
  return declaredRefusal(STOCK_ADJUSTMENTS, reason, params, `/lines/${at}/${field}`)
}

/** Refuses lines that contradict themselves, their products or the reason, each at its place in the request. */
export function checkLines(
  lines: readonly AdjustmentLineInput[],
  products: ReadonlyMap<string, AdjustedProduct>,
  reason: AdjustmentReason,
): void {
  const seen = new Set<string>()
  for (const [at, line] of lines.entries()) {
    const product = products.get(line.productId)
    if (!product) throw refusal('productUnknown', {}, at, 'productId')
    const named = { product: product.designation }
    if (seen.has(product.id)) throw refusal('productTwice', named, at, 'productId')
    seen.add(product.id)
    if (line.quantityMilli === 0) throw refusal('zero', named, at, 'quantityMilli')
    if (!isOfDirection(reason, line.quantityMilli)) throw refusal('wrongDirection', named, at, 'quantityMilli')
    const decimals = product.unitDecimals
    const quantities = [line.quantityMilli, ...(line.lots ?? []).map(({ quantityMilli }) => quantityMilli)]
    if (!quantities.every((quantityMilli) => fitsUnit(quantityMilli, decimals)))
      throw refusal('tooManyDecimals', { ...named, decimals }, at, 'quantityMilli')
    if (line.quantityMilli < 0 && (line.unitCostMicro ?? null) !== null)
      throw refusal('costOfOutgoing', named, at, 'unitCostMicro')
    checkParts(line, product, at)
  }
}

/** Lots and serial numbers as far as they are named: a draft may still lack them. */
function checkParts(
  { lots = [], serialNumbers = [] }: AdjustmentLineInput,
  product: AdjustedProduct,
  at: number,
): void {
  const named = { product: product.designation }
  const isAlike =
    (lots.length === 0 || product.tracking === 'lots') &&
    (serialNumbers.length === 0 || product.tracking === 'serialNumbers')
  if (!isAlike) throw refusal('notAsTracked', named, at, 'productId')
  const seen = new Set<string>()
  for (const { number, expiresOn = null } of lots) {
    if (seen.has(number)) throw refusal('lotTwice', { ...named, lot: number }, at, 'lots')
    seen.add(number)
    if (expiresOn !== null && !product.lotsExpire)
      throw refusal('expiryUnexpected', { ...named, lot: number }, at, 'lots')
  }
}

/** Refuses lines whose lots or serial numbers are not those of their whole quantity. Goods that leave may leave lots open. */
export function checkComplete(
  lines: readonly AdjustmentLineInput[],
  products: ReadonlyMap<string, AdjustedProduct>,
): void {
  if (lines.length === 0) throw declaredRefusal(STOCK_ADJUSTMENTS, 'empty', {}, '/lines')
  for (const [at, line] of lines.entries()) {
    const product = products.get(line.productId)
    const { quantityMilli, lots = [], serialNumbers = [] } = line
    const named = { product: product?.designation ?? '' }
    const summed = lots.reduce((sum, lot) => sum + lot.quantityMilli, 0)
    const isOpen = lots.length === 0 && quantityMilli < 0
    if (product?.tracking === 'lots' && !isOpen && summed !== Math.abs(quantityMilli))
      throw refusal('lotsDiffer', named, at, 'lots')
    if (product?.tracking === 'serialNumbers' && serialNumbers.length * PIECE_MILLI !== Math.abs(quantityMilli))
      throw refusal('serialNumbersDiffer', named, at, 'serialNumbers')
  }
}

/** Lines with the costs that were typed of them before by somebody else, which whoever sends them may not see and leaves out. */
export function withUnseenCosts(
  lines: readonly AdjustmentLineInput[],
  before: readonly AdjustmentLineInput[],
): AdjustmentLineInput[] {
  const known = new Map(before.map((line) => [line.id, line]))
  return lines.map((line) => {
    const unitCostMicro = known.get(line.id)?.unitCostMicro ?? null
    const isSame = known.get(line.id)?.productId === line.productId && line.quantityMilli > 0
    return isSame && unitCostMicro !== null && (line.unitCostMicro ?? null) === null ? { ...line, unitCostMicro } : line
  })
}

/** Goods with what one costs at the place, whatever was typed. */
interface Held extends ValuedGoods {
  placeCostMicro: number
}

/** Lines at their own costs, or at those of the place, which are by product. */
export function valuedAt(
  lines: readonly Pick<AdjustmentLineInput, 'productId' | 'quantityMilli' | 'unitCostMicro'>[],
  costs: ReadonlyMap<string, number>,
): Held[] {
  return lines.map(({ productId, quantityMilli, unitCostMicro }) => {
    const placeCostMicro = costs.get(productId) ?? 0
    return { quantityMilli, unitCostMicro: unitCostMicro ?? placeCostMicro, placeCostMicro }
  })
}

/** What goods are worth at cost, in minor units, signed as they are: rounded once. Refuses more than a total may be. */
export function valueMinorOf(lines: readonly ValuedGoods[], currency: Currency): number {
  const minor = stockValueMinor(stockValueNano(lines), currency)
  if (isCutOff(minor)) throw declaredRefusal(STOCK_ADJUSTMENTS, 'tooMuch', {}, '/lines')
  return minor
}

/**
 * What is held against the limit: both ways count, so that goods in do not hide goods out, and goods in at no less than what
 * they cost at the place, so that a low cost does not hide that it brings the average down.
 */
export function movedValueMinor(lines: readonly Held[], currency: Currency): number {
  return valueMinorOf(
    lines.map(({ quantityMilli, unitCostMicro, placeCostMicro }) => ({
      quantityMilli: Math.abs(quantityMilli),
      unitCostMicro: quantityMilli > 0 ? Math.max(unitCostMicro, placeCostMicro) : unitCostMicro,
    })),
    currency,
  )
}
