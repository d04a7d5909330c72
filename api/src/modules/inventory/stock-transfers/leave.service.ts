import { STOCK_TRANSFERS, type ShipInput, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { audit } from '../../../platform/audit/audit.ts'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { pickGoods, type Picked } from './pick-goods.service.ts'
import { postMovements } from './posting.ts'
import {
  findLines,
  hold,
  insertStep,
  moveOn,
  reserve,
  takeNumber,
  transitOf,
  updateLines,
  type LockedTransfer,
} from './stock-transfers.repository.ts'
import { getTransfer } from './stock-transfers.service.ts'
import { byLine, checkFineness, lockedFor, noteOf, type Held } from './taking-steps.ts'
import { findEnd, findEnteredLocation } from './transfer-places.queries.ts'

const { entity } = STOCK_TRANSFERS

/** Where goods leave: its point of sale, and the place, which may have gone since it was said. */
async function sourceOf(ctx: TxCtx, { fromPointOfSaleId, fromLocationId }: LockedTransfer) {
  const end = await findEnd(ctx, fromPointOfSaleId)
  const location = await findEnteredLocation(ctx, fromLocationId)
  if (!end || !location) throw new DomainError('stockTransfer.locationUnknown')
  return { ...end, allowNegative: end.stockPolicy !== 'block' }
}

/** Reserves the goods of a draft where they are, and gives it its number. Refuses what is not available. */
export async function readyTransfer(ctx: TxCtx, held: Held): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'ready', held)
  const source = await sourceOf(ctx, transfer)
  const lines = await findLines(ctx, transfer.id)
  await reserve(ctx, transfer.fromLocationId, lines, { direction: 1, allowNegative: source.allowNegative })
  const numbered = await takeNumber(ctx, transfer, source.code)
  await moveOn(ctx, transfer.id, 'ready', numbered)
  await insertStep(ctx, transfer.id, 'readied')
  const after = { number: numbered.number, from: transfer.fromPointOfSaleId, to: transfer.toPointOfSaleId }
  await audit(ctx, { action: 'stockTransfer.readied', entity, entityId: transfer.id, after })
  return getTransfer(ctx, transfer.id)
}

/**
 * Sends goods on their way, at what they cost where they leave, and ends what was reserved. Refuses what is not there, lots
 * that expired, and pieces that are somewhere else.
 */
export async function shipTransfer(ctx: TxCtx, held: Held, input: ShipInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'ship', held)
  const source = await sourceOf(ctx, transfer)
  const lines = await findLines(ctx, transfer.id)
  const sent = byLine(lines, input.lines)
  const picked: Picked[] = lines.flatMap((line) => {
    const said = sent.get(line.id)
    const pickedMilli = said?.pickedMilli ?? line.requestedMilli
    checkFineness(line, pickedMilli, '/lines')
    return pickedMilli === 0 ? [] : [{ line, pickedMilli, sent: said }]
  })
  if (picked.length === 0) throw new DomainError('stockTransfer.nothingPicked', {}, '/lines')
  const transitId = await transitOf(ctx, transfer.fromPointOfSaleId)
  // Of all lines, since what is not picked is released.
  await hold(ctx, [transfer.fromLocationId, transitId], lines)
  const goods = await pickGoods(ctx, transfer.fromLocationId, picked, businessDateOf(ctx.now, source.timeZone))
  const stepId = await insertStep(ctx, transfer.id, 'shipped', noteOf(input.note))
  const costs = await postMovements(ctx, {
    ...{ transferId: transfer.id, stepId, released: lines, allowNegative: source.allowNegative },
    movements: picked.map(({ line, pickedMilli }) => ({
      ...{ line, kind: 'shipped', fromId: transfer.fromLocationId, toId: transitId, quantityMilli: pickedMilli },
      ...(goods.get(line.id) ?? { lots: [], serialNumberIds: [] }),
    })),
  })
  await updateLines(
    ctx,
    transfer.id,
    picked.map(({ line, pickedMilli }) => ({ ...line, pickedMilli, unitCostMicro: costs.get(line.id) ?? 0 })),
  )
  await moveOn(ctx, transfer.id, 'inTransit', { transit_location_id: transitId, shipped_at: ctx.now })
  const after = { number: transfer.number, lineCount: picked.length }
  await audit(ctx, { action: 'stockTransfer.shipped', entity, entityId: transfer.id, after })
  return getTransfer(ctx, transfer.id)
}
