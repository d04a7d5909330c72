import type { TxCtx } from '../../../platform/context.ts'
import { notify } from '../../identity/index.ts'
import type { ChangeSetRecord } from './change-sets.repository.ts'

/** Where the change was made, and can be seen. */
function place({ kind, documentId, pointOfSaleId }: ChangeSetRecord) {
  const path = kind === 'import' && documentId !== null ? `products/import?import=${documentId}` : 'products'
  const layout = 'pointOfSale' as const
  return pointOfSaleId === null ? { layout, path } : { layout, path, pointOfSaleId }
}

/** Notifies whoever asked for it that the changes are undone: they may have left the page long ago. */
export function tellUndone(ctx: TxCtx, set: ChangeSetRecord): Promise<void> {
  return notify(ctx, {
    kind: 'changesUndone',
    params: { file: set.title, count: set.doneCount - set.keptCount, kept: set.keptCount },
    place: place(set),
    userId: set.undoneBy ?? set.createdBy,
  })
}

/** Notifies them that it was interrupted; what was undone until then stays undone. */
export function tellUndoFailed(ctx: TxCtx, set: ChangeSetRecord): Promise<void> {
  return notify(ctx, {
    kind: 'undoFailed',
    params: { file: set.title },
    place: place(set),
    userId: set.undoneBy ?? set.createdBy,
  })
}
