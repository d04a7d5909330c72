import { randomUUID } from 'node:crypto'
import type { ClosingsDue } from '@comptoir/contracts/sales/fiscal-closings'
import { isClockKnown } from '../../../platform/audit/known-clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { hasUncovered } from './closing-facts.queries.ts'
import { findEndmost, isRepeat } from './closings.repository.ts'
import { close } from './closings.service.ts'
import { readDue } from './drafts.service.ts'

const ALL = 'fiscal-closings'
const ONE = 'fiscal-closings-of-company'
/** Every night at five in Tunis, in UTC. */
const AT_NIGHT = '0 4 * * *'
const NEW_YEAR = '-01-01'

type Deps = Pick<AppDeps, 'db' | 'admin' | 'jobs' | 'clock' | 'loggerInstance'>

/**
 * Closes what is over for every company each night, whether or not somebody does it by hand; not by a clock that has just
 * leapt, for a closing stays.
 */
export function scheduleClosings(deps: Deps): void {
  const { admin, jobs, clock, loggerInstance: log } = deps
  jobs.handle({ name: ONE, lane: 'upkeep' }, ({ companyId = '' }, signal) => closeDue(deps, companyId, signal))
  jobs.repeat(ALL, AT_NIGHT, async () => {
    if (!(await isClockKnown(admin.db, clock.now())))
      return log.warn('nothing is closed: the clock is days ahead of all that was recorded until yesterday')
    const companies = await admin.db.selectFrom('company').select('id').execute()
    for (const { id } of companies) await jobs.add(ONE, id, { companyId: id })
  })
}

/** Makes every closing of a company that is due, in order; nights that were missed are caught up with. */
export async function closeDue(deps: Deps, companyId: string, signal?: AbortSignal): Promise<void> {
  const requestId = randomUUID()
  while (!signal?.aborted) {
    const now = deps.clock.now()
    const ctx = { db: deps.db, companyId, pointOfSaleIds: null, requestId, now, userId: null, accountId: null }
    const next = await inTransaction(ctx, async (tx) => {
      const due = (await readDue(tx)).find(({ isDue }) => isDue)
      return due && (await isWorthIt(tx, due)) ? due : undefined
    })
    if (!next) return
    try {
      await close(ctx, next)
    } catch (error) {
      // Somebody closed it by hand at the same moment.
      if (isRepeat(error)) continue
      if (!(error instanceof DomainError)) throw error
      deps.loggerInstance.warn({ companyId, code: error.code, ...error.params }, 'a period could not be closed')
      return
    }
  }
}

/** A company that has sold nothing since the year was closed waits for its next document. */
async function isWorthIt(
  ctx: Pick<TxCtx, 'db' | 'companyId'>,
  { kind, period }: ClosingsDue[number],
): Promise<boolean> {
  if (kind !== 'day' || !period.endsWith(NEW_YEAR)) return true
  const last = await findEndmost(ctx, 'day', 'last')
  return hasUncovered(ctx, last?.report.series ?? [])
}
