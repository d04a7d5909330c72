import type { Ctx, TxCtx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isUnavailable } from '../db/sql-errors.ts'
import { inTransaction } from '../db/transaction.ts'
import type { AppDeps } from '../deps.ts'
import { jobContext } from './job-context.ts'
import type { JobDeclaration } from './lanes.ts'
import { PORTION, type Pace } from './pace.ts'

/** How long a company's turn lasts, give or take a portion, before the next company's begins. */
const TURN_MS = 2000

/** Work that a company asks for and that is done in portions; `Next` is one piece, in the name of whoever asked for it. */
export interface CompanyWork<Next extends { id: string; askedBy: string }> {
  /** Of one company, whose id is the key. */
  job: JobDeclaration
  /** Companies with work to be done, for the start of the server. */
  listCompanies(admin: Database): Promise<string[]>
  /** The piece of a company whose turn it is; null when there is none. */
  findNext(admin: Database, companyId: string): Promise<Next | null>
  /** Goes on with it until it is done or the turn is over. */
  goOn(ctx: Ctx, next: Next, pace: Pace): Promise<void>
  /** Records that it failed in a way that would recur, and tells whoever asked. */
  breakOff(ctx: TxCtx, next: Next): Promise<void>
}

/** Has a company's work done; asked twice, it waits once. */
export async function enqueueTurn(
  { jobs }: Pick<AppDeps, 'jobs'>,
  { job }: Pick<CompanyWork<never>, 'job'>,
  companyId: string,
): Promise<void> {
  await jobs.add(job.name, companyId, { companyId })
}

/** Does the work of companies by turns, outside requests. */
export function handleTurns<Next extends { id: string; askedBy: string }>(
  deps: AppDeps,
  work: CompanyWork<Next>,
): void {
  deps.jobs.handle(work.job, async ({ companyId = '' }, signal) => {
    const next = await work.findNext(deps.admin.db, companyId)
    if (!next) return
    await takeTurn(deps, work, { companyId, next, signal })
    // Behind the companies that wait.
    if (await work.findNext(deps.admin.db, companyId)) await enqueueTurn(deps, work, companyId)
  })
}

/** A state that calls for work may have lost its job between the two: at every start both are made to agree. */
export async function resumeTurns<Next extends { id: string; askedBy: string }>(
  deps: AppDeps,
  work: CompanyWork<Next>,
): Promise<void> {
  for (const companyId of await work.listCompanies(deps.admin.db)) await enqueueTurn(deps, work, companyId)
}

async function takeTurn<Next extends { id: string; askedBy: string }>(
  { db, clock, loggerInstance }: AppDeps,
  work: CompanyWork<Next>,
  { companyId, next, signal }: { companyId: string; next: Next; signal: AbortSignal },
): Promise<void> {
  const log = loggerInstance.child({ job: work.job.name, workId: next.id })
  const ctx = await jobContext({ db, clock, log }, { companyId, userId: next.askedBy, requestId: next.id })
  const endsAt = performance.now() + TURN_MS
  const isTurnOver = (): boolean => performance.now() >= endsAt
  try {
    await work.goOn(ctx, next, { portion: PORTION, now: () => clock.now(), signal, isTurnOver })
  } catch (error) {
    // The queue runs it again; a failure that would recur is reported instead.
    if (signal.aborted || isUnavailable(error)) throw error
    log.error({ err: error }, 'the work of a company broke off')
    await inTransaction({ ...ctx, now: clock.now() }, (tx) => work.breakOff(tx, next))
  }
}
