import { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { insertExtras, isAnyWaiting, type NewExtra } from './extras.repository.ts'
import { isUntracked, sumOf, type OnItsWay } from './named-goods.rules.ts'
import type { LockedTransfer, TransferLine } from './stock-transfers.repository.ts'
import { openOf } from './stock-transfers.rules.ts'
import { checkFineness } from './taking-steps.ts'
import { findProducts } from './transfer.queries.ts'

type Received = Omit<NewExtra, 'code' | 'designation'>

interface ExtraReceipt {
  transfer: LockedTransfer
  stepId: string
  /** Where they were put. */
  locationId: string
  extras: readonly Received[]
  /** What the same receipt left of the lines. */
  after: { lines: readonly TransferLine[]; goods: ReadonlyMap<string, OnItsWay> }
}

/** Whether anything that arrived beyond what was shipped waits for a decision. */
export function hasExtraWaiting(ctx: TxCtx, transferId: string): Promise<boolean> {
  return isAnyWaiting(ctx, transferId)
}

/**
 * Writes down what arrived beyond what was shipped. Nothing moves. Refuses what is no extra, since it is still to come, and
 * goods of tracked products that are not named.
 */
export async function keepExtras(
  ctx: TxCtx,
  { transfer, stepId, locationId, extras, after }: ExtraReceipt,
): Promise<void> {
  if (extras.length === 0) return
  const products = await findProducts(
    ctx,
    extras.map(({ productId }) => productId),
  )
  const rows = extras.map((extra, at): NewExtra => {
    const pointer = `/extras/${at}`
    const product = products.get(extra.productId)
    if (!product) throw new DomainError('stockTransfer.productUnknown', {}, `${pointer}/productId`)
    checkFineness(product, extra.quantityMilli, `${pointer}/quantityMilli`)
    refuseUnnamed(extra, product, pointer)
    for (const line of after.lines)
      if (line.productId === extra.productId) refuseStillToCome(extra, line, after.goods.get(line.id), pointer)
    return { ...extra, code: product.code, designation: product.designation }
  })
  if (!(await insertExtras(ctx, { transferId: transfer.id, stepId, locationId }, rows)))
    throw new DomainError('request.keyReused', {}, '/extras')
}

type Product = Pick<TransferLine, 'designation' | 'tracking'>

function refuseUnnamed(
  { quantityMilli, lots = [], serialNumbers = [] }: Received,
  product: Product,
  pointer: string,
): void {
  const { tracking, designation } = product
  const lotsMilli = tracking === 'lots' ? quantityMilli : 0
  if (sumOf(lots) !== lotsMilli)
    throw declaredRefusal(STOCK_TRANSFERS, 'lotsDiffer', { product: designation }, `${pointer}/lots`)
  const piecesMilli = tracking === 'serialNumbers' ? quantityMilli : 0
  if (new Set(serialNumbers).size * 1000 !== piecesMilli || new Set(serialNumbers).size !== serialNumbers.length)
    throw declaredRefusal(STOCK_TRANSFERS, 'serialNumbersDiffer', { product: designation }, `${pointer}/serialNumbers`)
}

/** What was shipped and has not arrived is no extra: the same lot or piece, or any of what is not told apart. */
function refuseStillToCome(
  { lots = [], serialNumbers = [] }: Received,
  line: TransferLine,
  there: OnItsWay | undefined,
  pointer: string,
): void {
  if (openOf(line) === 0) return
  const isToCome =
    there === undefined || isUntracked(there)
      ? true
      : there.pieces.some(({ number }) => serialNumbers.includes(number)) ||
        there.lots.some((lot) => lot.quantityMilli > 0 && lots.some(({ number }) => number === lot.number))
  if (isToCome) throw declaredRefusal(STOCK_TRANSFERS, 'stillToCome', { product: line.designation }, pointer)
}
