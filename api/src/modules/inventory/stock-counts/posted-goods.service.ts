import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findPieces, holdProducts, type AdjustedPlace } from '../stock-adjustments/index.ts'
import { differenceOf, type DifferenceLine } from './posted-lines.rules.ts'

/** As many products as a refusal names. */
const MOST_TOLD = 5

/** Where the shop sells nothing that is not there, no count leaves less than nothing, nor less than a transfer waits for. */
export async function refuseShort(
  { db, companyId }: TxCtx,
  { locationId, stockPolicy }: AdjustedPlace,
  lines: readonly DifferenceLine[],
): Promise<void> {
  if (stockPolicy !== 'block') return
  const changes = new Map<string, { designation: string; milli: number }>()
  for (const line of lines) {
    const before = changes.get(line.product.id)?.milli ?? 0
    changes.set(line.product.id, { designation: line.product.designation, milli: before + differenceOf(line) })
  }
  const rows = await db
    .selectFrom('stock_balance')
    .select(['product_id', 'on_hand_milli', 'reserved_milli'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('product_id', '=', anyId(changes.keys()))
    .execute()
  const short = rows.flatMap((row) => {
    const change = changes.get(row.product_id)
    const isShort = change && change.milli < 0 && row.on_hand_milli + change.milli < row.reserved_milli
    return isShort ? [change.designation] : []
  })
  if (short.length === 0) return
  const products = short.toSorted().slice(0, MOST_TOLD).join(', ')
  throw declaredRefusal(STOCK_COUNTS, 'stockShort', { products, count: short.length })
}

/** No count leaves less than nothing of a lot but by what was sold since: what went another way had not all been counted. */
export function refuseLotsShort(lines: readonly DifferenceLine[]): void {
  const short = lines.flatMap((line) => {
    const isShort = line.lot !== null && differenceOf(line) < 0 && line.countedMilli + line.lot.movedUnsoldMilli < 0
    return isShort ? [`${line.product.designation} (${line.lot?.number ?? ''})`] : []
  })
  if (short.length === 0) return
  const lots = short.toSorted().slice(0, MOST_TOLD).join(', ')
  throw declaredRefusal(STOCK_COUNTS, 'lotsShort', { lots, count: short.length })
}

/** A piece is in one place: one that was found here and that the books have elsewhere has to leave there first. */
export async function refuseElsewhere(
  ctx: TxCtx,
  { locationId }: AdjustedPlace,
  lines: readonly DifferenceLine[],
): Promise<void> {
  const found = lines.filter((line) => line.piece !== null && differenceOf(line) > 0)
  const ids = [...new Set(found.map(({ product }) => product.id))]
  const numbers = found.flatMap(({ piece }) => (piece ? [piece.number] : []))
  await holdProducts(ctx, ids)
  const where = await findPieces(ctx, locationId, ids, numbers)
  const elsewhere = new Set(
    where.filter(({ anywhere }) => anywhere > 0).map(({ productId, number }) => `${productId} ${number}`),
  )
  const one = found.find(({ product, piece }) => elsewhere.has(`${product.id} ${piece?.number ?? ''}`))
  if (!one) return
  const params = { product: one.product.designation, serialNumber: one.piece?.number ?? '' }
  throw declaredRefusal(STOCK_COUNTS, 'serialNumberElsewhere', params)
}
