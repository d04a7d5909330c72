import type { AppDeps } from '../../../platform/deps.ts'
import { enqueueTurn, handleTurns, resumeTurns, type CompanyWork } from '../../../platform/jobs/company-turns.ts'
import { failUndoing, findChangeSet } from './change-sets.repository.ts'
import { undoChangeSet } from './undo-change-set.ts'
import { tellUndoFailed } from './undo-news.ts'
import { findUnfinishedUndo, listUndoingCompanies, type UnfinishedUndo } from './unfinished-undos.queries.ts'

/** The undoings of a company: one at a time. */
const UNDOINGS: CompanyWork<UnfinishedUndo> = {
  job: { name: 'productChange.undo', lane: 'imports', isSerial: true },
  listCompanies: listUndoingCompanies,
  findNext: findUnfinishedUndo,
  goOn: (ctx, { id }, pace) => undoChangeSet(ctx, id, pace),
  breakOff: async (ctx, { id }) => {
    await failUndoing(ctx, id)
    const set = await findChangeSet(ctx, id)
    if (set) await tellUndoFailed(ctx, set)
  },
}

/** Has the changes undone that a company has asked for; asked twice, it waits once. */
export function enqueueUndo(deps: Pick<AppDeps, 'jobs'>, companyId: string): Promise<void> {
  return enqueueTurn(deps, UNDOINGS, companyId)
}

/** Says how changes are undone outside requests. */
export function handleUndoings(deps: AppDeps): void {
  handleTurns(deps, UNDOINGS)
}

/** Goes on with what was being undone when the server stopped. */
export function resumeUndoings(deps: AppDeps): Promise<void> {
  return resumeTurns(deps, UNDOINGS)
}
