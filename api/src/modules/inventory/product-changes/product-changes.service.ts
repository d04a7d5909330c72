import { UNDO_DAYS, type KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findChangeSet, lockChangeSet, startUndoing, type ChangeSetRecord } from './change-sets.repository.ts'
import { listKeptPage } from './undo.repository.ts'

/** One change set; that of a point of sale which the caller may not enter is not found, like another company's. */
export async function getChangeSet(ctx: TxCtx, id: string): Promise<ChangeSetRecord> {
  const found = await findChangeSet(ctx, id)
  if (!found || (found.pointOfSaleId !== null && !mayEnter(ctx, found.pointOfSaleId)))
    throw new DomainError('productChange.notFound')
  return found
}

/** Has a change set undone. An undoing that broke off may be asked for again, and goes on where it was. */
export async function startUndo(ctx: TxCtx, id: string): Promise<ChangeSetRecord> {
  await getChangeSet(ctx, id)
  const held = await lockChangeSet(ctx, id)
  if (!held) throw new DomainError('productChange.notFound')
  if (held.state === 'applying') throw new DomainError('productChange.notApplied')
  if (held.state === 'undoing') throw new DomainError('productChange.running')
  if (held.state === 'undone' || held.state === 'partlyUndone') throw new DomainError('productChange.alreadyUndone')
  if (ctx.now.toISOString() > held.undoableUntil) throw new DomainError('productChange.tooLate', { days: UNDO_DAYS })
  await startUndoing(ctx, held)
  return getChangeSet(ctx, id)
}

/** The products that were not set back, with their reasons; complete once the undoing has ended. */
export async function listKept(
  ctx: TxCtx,
  id: string,
  page: { page: number; limit: number },
): Promise<PaginatedOf<KeptProduct>> {
  const { keptCount } = await getChangeSet(ctx, id)
  return { data: await listKeptPage(ctx, id, page), meta: { total: keptCount, ...page } }
}
