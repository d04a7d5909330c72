import { STOCK_TRANSFERS, type CancelInput, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { move } from './arrive.service.ts'
import { findLines, insertStep, moveOn, reserve } from './stock-transfers.repository.ts'
import { openOf } from './stock-transfers.rules.ts'
import { getTransfer } from './stock-transfers.service.ts'
import { lockedFor, noteOf, type Held } from './taking-steps.ts'

/**
 * Gives a transfer up, for a reason: what is reserved is released, and what is on its way goes back where it left. What has
 * arrived stays where it is.
 */
export async function cancelTransfer(ctx: TxCtx, held: Held, { reason }: CancelInput): Promise<StockTransfer> {
  const transfer = await lockedFor(ctx, 'cancel', held)
  const lines = await findLines(ctx, transfer.id)
  const stepId = await insertStep(ctx, transfer.id, 'cancelled', noteOf(reason))
  if (transfer.state === 'ready')
    await reserve(ctx, transfer.fromLocationId, lines, { direction: -1, allowNegative: true })
  if (transfer.transitLocationId !== null) {
    const open = lines.filter((line) => openOf(line) > 0)
    await move(ctx, transfer, {
      ...{ stepId, lines },
      arriving: open.map((line) => ({
        ...{ lineId: line.id, kind: 'returned', toId: transfer.fromLocationId, quantityMilli: openOf(line) },
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
