import type { Ctx } from '../../../platform/context.ts'
import { isUnavailable } from '../../../platform/db/sql-errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { jobContext } from '../../../platform/jobs/job-context.ts'
import type { JobDeclaration } from '../../../platform/jobs/lanes.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { tellFailed } from './import-news.ts'
import { PORTION, type Pace } from '../../../platform/jobs/pace.ts'
import { failImport, findImport } from './product-import.repository.ts'
import { findUnfinishedImport, listBusyCompanies, type UnfinishedImport } from './unfinished-imports.queries.ts'

/** The imports of one company, whose id is the key: one import at a time, by turns with other companies. */
const IMPORTS: JobDeclaration = { name: 'productImport.work', lane: 'imports', isSerial: true }
/** How long a company's turn lasts, give or take a portion, before the next company's begins. */
const TURN_MS = 2000

/** Has a company's imports worked on, as their states call for; asked twice, it waits once. */
export async function enqueueImports({ jobs }: Pick<AppDeps, 'jobs'>, companyId: string): Promise<void> {
  await jobs.add(IMPORTS.name, companyId, { companyId })
}

/** Says how imports are checked and applied outside requests. */
export function handleImports(deps: AppDeps): void {
  deps.jobs.handle(IMPORTS, async ({ companyId = '' }, signal) => {
    const next = await findUnfinishedImport(deps.admin.db, companyId)
    if (!next) return
    await takeTurn(deps, companyId, next, signal)
    // Behind the companies that wait.
    if (await findUnfinishedImport(deps.admin.db, companyId)) await enqueueImports(deps, companyId)
  })
}

/** A state that calls for work may have lost its job between the two: at every start both are made to agree. */
export async function resumeImports(deps: AppDeps): Promise<void> {
  for (const companyId of await listBusyCompanies(deps.admin.db)) await enqueueImports(deps, companyId)
}

async function takeTurn(deps: AppDeps, companyId: string, next: UnfinishedImport, signal: AbortSignal): Promise<void> {
  const { id: importId, createdBy: userId } = next
  const log = deps.loggerInstance.child({ importId })
  const ctx = await jobContext({ db: deps.db, clock: deps.clock, log }, { companyId, userId, requestId: importId })
  const endsAt = performance.now() + TURN_MS
  const pace: Pace = {
    portion: PORTION,
    now: () => deps.clock.now(),
    signal,
    isTurnOver: () => performance.now() >= endsAt,
  }
  try {
    if (next.state === 'checking') await checkImport(ctx, importId, pace)
    else await applyImport(ctx, deps.admin.pool, importId, pace)
  } catch (error) {
    // The queue runs it again; a failure that would recur is reported instead.
    if (signal.aborted || isUnavailable(error)) throw error
    log.error({ err: error }, 'an import broke off')
    await breakOff({ ...ctx, now: deps.clock.now() }, importId)
  }
}

function breakOff(ctx: Ctx, importId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await failImport(tx, importId, 'unexpected')
    const record = await findImport(tx, importId)
    if (record) await tellFailed(tx, record)
  })
}
