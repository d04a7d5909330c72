import type { AppDeps } from '../../../platform/deps.ts'
import { enqueueTurn, handleTurns, resumeTurns, type CompanyWork } from '../../../platform/jobs/company-turns.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { tellFailed } from './import-news.ts'
import { failImport, findImport } from './product-import.repository.ts'
import { findUnfinishedImport, listBusyCompanies, type UnfinishedImport } from './unfinished-imports.queries.ts'

/** The imports of a company: one at a time. */
function importsOf({ admin, secret }: Pick<AppDeps, 'admin' | 'secret'>): CompanyWork<UnfinishedImport> {
  return {
    job: JOB,
    listCompanies: listBusyCompanies,
    findNext: findUnfinishedImport,
    goOn: (ctx, { id, state }, pace) =>
      state === 'checking' ? checkImport(ctx, id, pace) : applyImport(ctx, { pool: admin.pool, secret }, id, pace),
    breakOff: async (ctx, { id }) => {
      await failImport(ctx, id, 'unexpected')
      const record = await findImport(ctx, id)
      if (record) await tellFailed(ctx, record)
    },
  }
}

const JOB = { name: 'productImport.work', lane: 'imports', isSerial: true } as const

/** Has a company's imports worked on, as their states call for; asked twice, it waits once. */
export function enqueueImports(deps: Pick<AppDeps, 'jobs'>, companyId: string): Promise<void> {
  return enqueueTurn(deps, { job: JOB }, companyId)
}

/** Says how imports are checked and applied outside requests. */
export function handleImports(deps: AppDeps): void {
  handleTurns(deps, importsOf(deps))
}

/** Goes on with the imports that were being worked on when the server stopped. */
export function resumeImports(deps: AppDeps): Promise<void> {
  return resumeTurns(deps, importsOf(deps))
}
