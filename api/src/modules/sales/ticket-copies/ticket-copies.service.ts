import type { RecordedCopies, TicketCopyInput } from '@comptoir/contracts/sales/ticket-copies'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { findCopyNumbers, findPlace, insertCopy } from './ticket-copies.repository.ts'

/**
 * Posts papers that were printed once more, each once however often it is told. One of a document, register or session
 * that is not known, or not the caller's to see, is left out of the answer: a device tells its tickets and sessions in turn.
 */
export async function recordCopies(ctx: TxCtx, copies: readonly TicketCopyInput[]): Promise<RecordedCopies> {
  for (const copy of copies) {
    const pointOfSaleId = await findPlace(ctx, copy)
    if (pointOfSaleId !== null && mayEnter(ctx, pointOfSaleId)) await insertCopy(ctx, pointOfSaleId, copy)
  }
  return { data: await findCopyNumbers(ctx, copies) }
}
