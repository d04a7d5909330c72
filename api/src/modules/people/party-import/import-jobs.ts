import type { AppDeps } from '../../../platform/deps.ts'
import { handleRemovals, type Removals } from '../../../platform/import-files/removal-jobs.ts'
import { enqueueTurn, handleTurns, resumeTurns, type CompanyWork } from '../../../platform/jobs/company-turns.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { tellFailed } from './import-news.ts'
import { failImport, findImport } from './party-import.repository.ts'
import { undoImport } from './undo-import.ts'
import { findUnfinishedImport, listBusyCompanies, type UnfinishedImport } from './unfinished-imports.queries.ts'

const STEPS = { checking: checkImport, importing: applyImport, undoing: undoImport } as const

/** The imports of a company: one at a time. */
const WORK: CompanyWork<UnfinishedImport> = {
  job: { name: 'partyImport.work', lane: 'imports', isSerial: true },
  listCompanies: listBusyCompanies,
  findNext: findUnfinishedImport,
  goOn: (ctx, { id, state }, pace) => STEPS[state](ctx, id, pace),
  breakOff: async (ctx, { id }) => {
    await failImport(ctx, id, 'unexpected')
    const record = await findImport(ctx, id)
    if (record) await tellFailed(ctx, record)
  },
}

/** How imports of people are removed. */
export const REMOVALS: Removals = {
  table: 'party_import',
  job: { name: 'partyImport.remove', lane: 'errands', isSerial: true },
  cleanUp: { name: 'party-imports-clean-up', at: '17 3 * * *' },
}

/** Has a company's imports worked on, as their states call for; asked twice, it waits once. */
export function enqueueImports(deps: Pick<AppDeps, 'jobs'>, companyId: string): Promise<void> {
  return enqueueTurn(deps, WORK, companyId)
}

/** Says how imports are checked, applied, undone and removed outside requests. */
export function handleImports(deps: AppDeps): void {
  handleTurns(deps, WORK)
  handleRemovals(deps, REMOVALS)
}

/** Goes on with the imports that were being worked on when the server stopped. */
export function resumeImports(deps: AppDeps): Promise<void> {
  return resumeTurns(deps, WORK)
}
