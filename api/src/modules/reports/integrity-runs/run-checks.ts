import type { IntegrityRun } from '@comptoir/contracts/reports/integrity-runs'
import { v7 as newId } from 'uuid'
import type { AppDeps } from '../../../platform/deps.ts'
import { isUnavailable } from '../../../platform/db/sql-errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readCheckpointsOf, sizeOfCheckpoints, type OwnCheckpoints } from '../../company/checkpoints/index.ts'
import { notify } from '../../identity/index.ts'
import { checkAllBooks } from '../books/index.ts'
import { insertRun, listAdministrators, listUnchecked, removeOldRuns } from './integrity-runs.repository.ts'
import { checkpointCheck, inGroups, resultsOf } from './integrity-runs.rules.ts'

const ALL = 'integrity-runs'
/** The check of all companies, one after the other. */
const ALL_JOB = 'integrity-runs-of-all'
/** The check of one company's books, once at a time. */
export const RUN_JOB = 'integrity-run'
/** Every night after the fiscal closings, in UTC. */
const AT_NIGHT = '30 4 * * *'

/** Bytes of checkpoints of which is held what they say: where they are more, companies are checked in groups, and all files read for each. */
const MOST_HELD = 32 * 1024 * 1024

type Deps = Pick<AppDeps, 'db' | 'admin' | 'jobs' | 'clock' | 'dataDir' | 'loggerInstance'>

/** Checks the books of every company each night. */
export function scheduleIntegrityRuns(deps: Deps): void {
  const { jobs, clock, dataDir } = deps
  jobs.handle({ name: RUN_JOB, lane: 'errands', isSerial: true }, async ({ companyId = '' }, signal) => {
    for (const [id, own] of await readCheckpointsOf(dataDir, [companyId])) await runChecks(deps, id, own, signal)
  })
  jobs.handle({ name: ALL_JOB, lane: 'errands', isSerial: true }, ({ since = '' }, signal) =>
    runAll(deps, new Date(since), signal),
  )
  jobs.repeat(ALL, AT_NIGHT, () => jobs.add(ALL_JOB, ALL, { since: clock.now().toISOString() }))
}

/** Checks every company that has not been checked since then, so that what broke off goes on where it was. */
async function runAll(deps: Deps, since: Date, signal: AbortSignal): Promise<void> {
  const { admin, dataDir, loggerInstance: log } = deps
  const companyIds = await listUnchecked(admin.db, since)
  const groups = Math.ceil((await sizeOfCheckpoints(dataDir)) / MOST_HELD)
  let failures = 0
  for (const group of inGroups(companyIds, groups)) {
    for (const [companyId, own] of await readCheckpointsOf(dataDir, group)) {
      signal.throwIfAborted()
      try {
        await runChecks(deps, companyId, own, signal)
      } catch (error) {
        if (signal.aborted || isUnavailable(error)) throw error
        log.error({ err: error, companyId }, 'the books of a company could not be checked')
        failures += 1
      }
    }
  }
  // The queue tries it again.
  if (failures > 0) throw new Error(`the books of ${failures} companies could not be checked`)
}

/** Checks all books of a company, keeps what was found, and tells its administrators where something does not hold. */
async function runChecks(deps: Deps, companyId: string, own: OwnCheckpoints, signal: AbortSignal): Promise<void> {
  const startedAt = deps.clock.now()
  const run = await check(deps, companyId, own, startedAt, signal)
  signal.throwIfAborted()
  await inTransaction({ db: deps.db, companyId, pointOfSaleIds: [], now: startedAt }, async (tx) => {
    await insertRun(tx, run)
    if (run.isSound) return
    for (const userId of await listAdministrators(tx)) {
      await notify(tx, {
        kind: 'booksBroken',
        params: {},
        place: { layout: 'company', path: 'integrityRuns' },
        userId,
      })
    }
  })
  await removeOldRuns(deps.admin.db, companyId)
}

async function check(
  { admin }: Deps,
  companyId: string,
  own: OwnCheckpoints,
  startedAt: Date,
  signal: AbortSignal,
): Promise<IntegrityRun> {
  const checkpoints = [{ companies: own.parts }]
  const client = await admin.pool.connect()
  let isReleased = false
  const release = (isCut: boolean): void => {
    if (!isReleased) client.release(isCut)
    isReleased = true
  }
  // One statement may take minutes: it is left off with its connection.
  const cut = (): void => release(true)
  signal.addEventListener('abort', cut, { once: true })
  try {
    for await (const checked of checkAllBooks(client, { companyIds: [companyId], checkpoints })) {
      const results = resultsOf([...checked.checks, checkpointCheck(own)])
      return {
        id: newId(),
        startedAt: startedAt.toISOString(),
        milliseconds: checked.milliseconds,
        documents: checked.documents,
        isSound: results.every(({ count }) => count === 0),
        results,
      }
    }
    throw new Error(`nothing was checked of company ${companyId}`)
  } finally {
    signal.removeEventListener('abort', cut)
    release(false)
  }
}
