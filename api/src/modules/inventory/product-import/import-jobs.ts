import type { AppDeps } from '../../../platform/deps.ts'
import type { Ctx } from '../../../platform/context.ts'
import { isUnavailable } from '../../../platform/db/sql-errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { jobContext } from '../../../platform/jobs/job-context.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { tellFailed } from './import-news.ts'
import { PORTION, type Pace } from './pace.ts'
import { failImport, findImport, type ImportRecord } from './product-import.repository.ts'
import { listUnfinishedImports } from './unfinished-imports.queries.ts'

const CHECK = 'productImport.check'
const APPLY = 'productImport.apply'
/** The work that a state calls for. */
const JOBS: Partial<Record<ImportRecord['state'], string>> = { checking: CHECK, importing: APPLY }

type Work = (ctx: Ctx, importId: string, pace: Pace) => Promise<void>

/** Puts the work that an import's state calls for in the queue; asked twice, it waits there once. */
export async function enqueue(
  deps: AppDeps,
  companyId: string,
  record: Pick<ImportRecord, 'id' | 'state' | 'createdBy'>,
  requestId: string,
): Promise<void> {
  const name = JOBS[record.state]
  if (name)
    await deps.jobs.add(name, record.id, { companyId, importId: record.id, userId: record.createdBy, requestId })
}

/** Says how imports are checked and applied outside requests. */
export function handleImports(deps: AppDeps): void {
  deps.jobs.handle(CHECK, (payload, signal) => run(deps, payload, signal, checkImport))
  deps.jobs.handle(APPLY, (payload, signal) =>
    run(deps, payload, signal, (ctx, importId, pace) => applyImport(ctx, deps.admin.pool, importId, pace)),
  )
}

/** A state that calls for work may have lost its job between the two: at every start both are made to agree. */
export async function resumeImports(deps: AppDeps): Promise<void> {
  for (const { companyId, ...record } of await listUnfinishedImports(deps.admin.db))
    await enqueue(deps, companyId, record, `start:${record.id}`)
}

async function run(deps: AppDeps, payload: Record<string, string>, signal: AbortSignal, work: Work): Promise<void> {
  const { companyId = '', importId = '', userId = '', requestId = '' } = payload
  const log = deps.loggerInstance.child({ importId })
  const ctx = await jobContext({ db: deps.db, clock: deps.clock, log }, { companyId, userId, requestId })
  try {
    await work(ctx, importId, { portion: PORTION, now: () => deps.clock.now(), signal })
  } catch (error) {
    // The queue runs it again; a failure that would recur is reported instead.
    if (signal.aborted || isUnavailable(error)) throw error
    log.error({ err: error }, 'an import broke off')
    await inTransaction({ ...ctx, now: deps.clock.now() }, async (tx) => {
      await failImport(tx, importId, 'unexpected')
      const record = await findImport(tx, importId)
      if (record) await tellFailed(tx, record)
    })
  }
}
