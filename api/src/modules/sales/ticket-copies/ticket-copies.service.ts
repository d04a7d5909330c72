import type { RecordedCopies, TicketCopyInput } from '@comptoir/contracts/sales/ticket-copies'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { inNameOf, insertClaim, whoStoodThere } from '../cashier-switches/index.ts'
import { findCopyNumbers, findPlace, insertCopy } from './ticket-copies.repository.ts'

/**
 * Posts papers that were printed once more, each once however often it is told. One of a document, register or session
 * that is not known, or not the caller's to see, is left out of the answer: a device tells its tickets and sessions in turn.
 */
export async function recordCopies(ctx: TxCtx, copies: readonly TicketCopyInput[]): Promise<RecordedCopies> {
  for (const copy of copies) {
    const pointOfSaleId = await findPlace(ctx, copy)
    if (pointOfSaleId !== null && mayEnter(ctx, pointOfSaleId)) await recordCopy(ctx, pointOfSaleId, copy)
  }
  return { data: await findCopyNumbers(ctx, copies) }
}

async function recordCopy(ctx: TxCtx, pointOfSaleId: string, copy: TicketCopyInput): Promise<void> {
  // The back office has no counter at which another could stand.
  const { registerId = null, ...printed } = copy
  if (registerId === null) return void (await insertCopy(ctx, pointOfSaleId, printed))
  const place = { registerId, pointOfSaleId }
  const standing = await whoStoodThere(ctx, place, copy)
  if (await insertCopy(inNameOf(ctx, standing), pointOfSaleId, copy))
    await insertClaim(ctx, place, standing, { kind: 'ticketCopy', id: copy.id })
}
