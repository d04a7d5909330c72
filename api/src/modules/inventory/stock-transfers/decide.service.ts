import { STOCK_TRANSFERS, type DecideInput, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { audit } from '../../../platform/audit/audit.ts'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { endWaiting, findExtras, insertExtraLine, type KeptExtra } from './extras.repository.ts'
import { hasExtraWaiting } from './extras.service.ts'
import { pickGoods } from './pick-goods.service.ts'
import { postMovements } from './posting.ts'
import {
  findLines,
  hold,
  insertStep,
  moveOn,
  transitOf,
  updateLines,
  type LockedTransfer,
  type TransferLine,
} from './stock-transfers.repository.ts'
import { stateAfter } from './stock-transfers.rules.ts'
import { getTransfer } from './stock-transfers.service.ts'
import { lockedFor, noteOf, type Held } from './taking-steps.ts'
import { findProducts } from './transfer.queries.ts'
import { findEnd } from './transfer-places.queries.ts'
import { backAt, stillOpen } from './transfer-targets.service.ts'

/**
 * Decides about goods that arrived beyond what was shipped. What is approved leaves where the transfer left, at what it costs
 * there now, and arrives where it was received; what is refused stays the sender's in the books.
 */
export async function decideExtras(ctx: TxCtx, held: Held, input: DecideInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'decide', held)
  const waiting = (await findExtras(ctx, transfer.id)).filter(({ state }) => state === 'waiting')
  const [approved, refused] = decisions(input, waiting)
  const reason = noteOf(input.reason)
  if (refused.length > 0 && reason === null) throw new DomainError('stockTransfer.reasonRequired', {}, '/reason')
  const stepId = await insertStep(ctx, transfer.id, 'decided', reason)
  // Goods leave one end and arrive at the other, where the caller may not work.
  await everywhere(ctx, (all) => approve(all, transfer, { stepId, extras: approved }))
  await endWaiting(ctx, idsOf(approved), { state: 'approved', stepId })
  await endWaiting(ctx, idsOf(refused), { state: 'refused', stepId })
  const state = stateAfter(await findLines(ctx, transfer.id), {
    isLast: transfer.state === 'received',
    isExtraWaiting: await hasExtraWaiting(ctx, transfer.id),
  })
  await moveOn(ctx, transfer.id, state)
  await audit(ctx, {
    ...{ action: 'stockTransfer.decided', entity: STOCK_TRANSFERS.entity, entityId: transfer.id },
    after: {
      number: transfer.number,
      state,
      approvedCount: approved.length,
      refusedCount: refused.length,
      note: reason,
    },
  })
  return getTransfer(ctx, transfer.id)
}

/** Those that are approved and those that are refused, in the order in which they were received. */
function decisions({ extras }: DecideInput, waiting: readonly KeptExtra[]): [KeptExtra[], KeptExtra[]] {
  const at = extras.findIndex(({ id }) => !waiting.some((extra) => extra.id === id))
  if (at >= 0) throw new DomainError('stockTransfer.extraUnknown', {}, `/extras/${at}/id`)
  const decided = (isApproved: boolean) =>
    waiting.filter(({ id }) => extras.some((each) => each.id === id && each.isApproved === isApproved))
  return [decided(true), decided(false)]
}

function idsOf(extras: readonly KeptExtra[]): string[] {
  return extras.map(({ id }) => id)
}

/** An approved extra with its line, and where it arrives. */
interface Arriving {
  extra: KeptExtra
  line: TransferLine
  targetId: string
}

/** What all that is approved has in common: where it leaves, by which way, and under whose rules. */
interface Way {
  transferId: string
  stepId: string
  fromId: string
  transitId: string
  day: string
  allowNegative: boolean
}

/** All that moves is held at once, in the order of every document; then one goes after the other, see `move`. */
async function approve(
  ctx: TxCtx,
  transfer: LockedTransfer,
  { stepId, extras }: { stepId: string; extras: readonly KeptExtra[] },
): Promise<void> {
  if (extras.length === 0) return
  const end = await findEnd(ctx, transfer.fromPointOfSaleId)
  if (!end) throw new DomainError('stockTransfer.pointOfSaleUnknown')
  const way = {
    ...{ transferId: transfer.id, stepId, fromId: await backAt(ctx, transfer) },
    transitId: transfer.transitLocationId ?? (await transitOf(ctx, transfer.fromPointOfSaleId)),
    ...{ day: businessDateOf(ctx.now, end.timeZone), allowNegative: end.stockPolicy !== 'block' },
  }
  const arriving: Arriving[] = []
  for (const extra of extras) {
    const targetId = await stillOpen(ctx, extra.locationId, transfer.toPointOfSaleId)
    arriving.push({ extra, line: await lineOf(ctx, transfer.id, extra), targetId })
  }
  await hold(
    ctx,
    [way.fromId, way.transitId, ...arriving.map(({ targetId }) => targetId)],
    arriving.map(({ line }) => line),
  )
  for (const each of arriving) await move(ctx, way, each)
}

/** Moves one, whose goods are held: two of a product take no more together than there is. */
async function move(ctx: TxCtx, way: Way, { extra, line, targetId }: Arriving): Promise<void> {
  const { transferId, stepId, fromId, transitId, day, allowNegative } = way
  const { quantityMilli, lots, serialNumbers } = extra
  const sent = { lineId: line.id, pickedMilli: quantityMilli, lots, serialNumbers }
  const picked = await pickGoods(ctx, fromId, [{ line, pickedMilli: quantityMilli, sent }], day)
  const goods = picked.get(line.id) ?? { lots: [], serialNumberIds: [] }
  const costs = await postMovements(ctx, {
    ...{ transferId, stepId, allowNegative },
    movements: [{ line, kind: 'shipped', fromId, toId: transitId, quantityMilli, ...goods }],
  })
  const shipped = { ...line, pickedMilli: quantityMilli, unitCostMicro: costs.get(line.id) ?? 0 }
  await postMovements(ctx, {
    ...{ transferId, stepId, allowNegative: true },
    movements: [{ line: shipped, kind: 'good', fromId: transitId, toId: targetId, quantityMilli, ...goods }],
  })
  await updateLines(ctx, transferId, [{ ...shipped, goodMilli: quantityMilli }])
}

/** The line that an extra becomes. Refuses a product that was removed since. */
async function lineOf(ctx: TxCtx, transferId: string, extra: KeptExtra): Promise<TransferLine> {
  const product = (await findProducts(ctx, [extra.productId])).get(extra.productId)
  if (!product) throw new DomainError('stockTransfer.productUnknown')
  await insertExtraLine(ctx, transferId, extra)
  const { designation, tracking, decimals } = product
  return {
    ...{ id: extra.id, productId: extra.productId, designation, tracking, decimals },
    ...{ requestedMilli: extra.quantityMilli, pickedMilli: 0, goodMilli: 0, damagedMilli: 0, returnedMilli: 0 },
    ...{ lostMilli: 0, unitCostMicro: null },
  }
}
