import { STOCK_TRANSFERS, type CancelInput, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { move } from './arrive.service.ts'
import { findLines, insertStep, moveOn, reserve } from './stock-transfers.repository.ts'
import { openOf } from './stock-transfers.rules.ts'
import { getTransfer } from './stock-transfers.service.ts'
import { hasExtraWaiting } from './extras.service.ts'
import { lockedFor, noteOf, type Held } from './taking-steps.ts'
import { backAt } from './transfer-targets.service.ts'

/**
 * Gives a transfer up, for a reason: what is reserved is released, and what is on its way goes back where it left. What has
 * arrived stays where it is.
 */
export async function cancelTransfer(ctx: TxCtx, held: Held, { reason }: CancelInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'cancel', held)
  if (await hasExtraWaiting(ctx, transfer.id)) throw new DomainError('stockTransfer.extrasWaiting')
  const lines = await findLines(ctx, transfer.id)
  const stepId = await insertStep(ctx, transfer.id, 'cancelled', noteOf(reason))
  if (transfer.state === 'ready')
    await reserve(ctx, transfer.fromLocationId, lines, { direction: -1, allowNegative: true })
  if (transfer.transitLocationId !== null) {
    const open = lines.filter((line) => openOf(line) > 0)
    const toId = await backAt(ctx, transfer)
    await move(ctx, transfer, {
      ...{ stepId, lines },
      arriving: open.map((line) => ({
        ...{ lineId: line.id, kind: 'returned', toId, quantityMilli: openOf(line), named: {}, pointer: '' },
      })),
    })
  }
  await moveOn(ctx, transfer.id, 'cancelled')
  await audit(ctx, {
    ...{ action: 'stockTransfer.cancelled', entity: STOCK_TRANSFERS.entity, entityId: transfer.id },
    after: { number: transfer.number, note: reason.trim() },
  })
  return getTransfer(ctx, transfer.id)
}

/** Takes a request back, for a reason, before the other end has accepted it. */
export async function withdrawTransfer(ctx: TxCtx, held: Held, { reason }: CancelInput): Promise<StockTransfer> {
  const { id } = await lockedFor(ctx, 'withdraw', held)
  await insertStep(ctx, id, 'cancelled', noteOf(reason))
  await moveOn(ctx, id, 'cancelled')
  await audit(ctx, {
    ...{ action: 'stockTransfer.withdrawn', entity: STOCK_TRANSFERS.entity, entityId: id },
    after: { note: reason.trim() },
  })
  return getTransfer(ctx, id)
}
