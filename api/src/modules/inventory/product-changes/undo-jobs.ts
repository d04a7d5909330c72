import type { Ctx } from '../../../platform/context.ts'
import { isUnavailable } from '../../../platform/db/sql-errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { jobContext } from '../../../platform/jobs/job-context.ts'
import type { JobDeclaration } from '../../../platform/jobs/lanes.ts'
import { PORTION, type Pace } from '../../../platform/jobs/pace.ts'
import { failUndoing, findChangeSet } from './change-sets.repository.ts'
import { undoChangeSet } from './undo-change-set.ts'
import { tellUndoFailed } from './undo-news.ts'
import { findUnfinishedUndo, listUndoingCompanies, type UnfinishedUndo } from './unfinished-undos.queries.ts'

/** The undoings of one company, whose id is the key: one at a time, by turns with other companies. */
const UNDOINGS: JobDeclaration = { name: 'productChange.undo', lane: 'imports', isSerial: true }
/** How long a company's turn lasts, give or take a portion, before the next company's begins. */
const TURN_MS = 2000

/** Has the changes undone that a company has asked for; asked twice, it waits once. */
export async function enqueueUndo({ jobs }: Pick<AppDeps, 'jobs'>, companyId: string): Promise<void> {
  await jobs.add(UNDOINGS.name, companyId, { companyId })
}

/** Says how changes are undone outside requests. */
export function handleUndoings(deps: AppDeps): void {
  deps.jobs.handle(UNDOINGS, async ({ companyId = '' }, signal) => {
    const next = await findUnfinishedUndo(deps.admin.db, companyId)
    if (!next) return
    await takeTurn(deps, companyId, next, signal)
    // Behind the companies that wait.
    if (await findUnfinishedUndo(deps.admin.db, companyId)) await enqueueUndo(deps, companyId)
  })
}

/** A state that calls for work may have lost its job between the two: at every start both are made to agree. */
export async function resumeUndoings(deps: AppDeps): Promise<void> {
  for (const companyId of await listUndoingCompanies(deps.admin.db)) await enqueueUndo(deps, companyId)
}

async function takeTurn(deps: AppDeps, companyId: string, next: UnfinishedUndo, signal: AbortSignal): Promise<void> {
  const { id: changeSetId, askedBy: userId } = next
  const log = deps.loggerInstance.child({ changeSetId })
  const ctx = await jobContext({ db: deps.db, clock: deps.clock, log }, { companyId, userId, requestId: changeSetId })
  const endsAt = performance.now() + TURN_MS
  const pace: Pace = {
    portion: PORTION,
    now: () => deps.clock.now(),
    signal,
    isTurnOver: () => performance.now() >= endsAt,
  }
  try {
    await undoChangeSet(ctx, changeSetId, pace)
  } catch (error) {
    // The queue runs it again; a failure that would recur is reported instead.
    if (signal.aborted || isUnavailable(error)) throw error
    log.error({ err: error }, 'an undoing broke off')
    await breakOff({ ...ctx, now: deps.clock.now() }, changeSetId)
  }
}

function breakOff(ctx: Ctx, changeSetId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await failUndoing(tx, changeSetId)
    const set = await findChangeSet(tx, changeSetId)
    if (set) await tellUndoFailed(tx, set)
  })
}
