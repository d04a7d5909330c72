import type { NotificationKind, NotificationParams } from '@comptoir/contracts/identity/notifications'
import type { TxCtx } from '../../../platform/context.ts'
import { notify } from '../../identity/index.ts'
import { IMPORTERS } from './importers.ts'
import type { PartyImportRecord, RowCounts } from './party-import.repository.ts'

type Import = Pick<PartyImportRecord, 'id' | 'kind' | 'createdBy' | 'undoneBy'>

/** Without the name of the file, which may be that of a person: an erasure would not find it here. */
function tell(
  ctx: TxCtx,
  { id, kind: of, createdBy, undoneBy }: Import,
  kind: NotificationKind,
  params: NotificationParams,
): Promise<void> {
  const path = `${IMPORTERS[of].declared.path}/import?import=${id}`
  return notify(ctx, { kind, params, place: { layout: 'pointOfSale', path }, userId: undoneBy ?? createdBy })
}

/** Notifies the person who sent it that its rows are in: they may have left the page long ago. */
export function tellFinished(ctx: TxCtx, record: Import, { good, bad }: RowCounts): Promise<void> {
  return tell(ctx, record, 'peopleImported', { count: good, bad })
}

/** Notifies whoever asked for it that it is undone. */
export function tellUndone(ctx: TxCtx, record: Import, { good, kept }: RowCounts): Promise<void> {
  return tell(ctx, record, 'peopleImportUndone', { count: good - kept, kept })
}

/** Notifies them that it was interrupted; what was done until then stays so. */
export function tellFailed(ctx: TxCtx, record: Import): Promise<void> {
  return tell(ctx, record, record.undoneBy === null ? 'peopleImportFailed' : 'peopleUndoFailed', {})
}
