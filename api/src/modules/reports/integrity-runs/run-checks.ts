import type { IntegrityRun } from '@comptoir/contracts/reports/integrity-runs'
import { v7 as newId } from 'uuid'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readPartsOf } from '../../company/checkpoints/index.ts'
import { notify } from '../../identity/index.ts'
import { checkAllBooks } from '../books/index.ts'
import { insertRun, listAdministrators, removeOldRuns } from './integrity-runs.repository.ts'
import { resultsOf } from './integrity-runs.rules.ts'

const ALL = 'integrity-runs'
/** The check of one company's books, once at a time. */
export const RUN_JOB = 'integrity-run'
/** Every night after the fiscal closings, in UTC. */
const AT_NIGHT = '30 4 * * *'

type Deps = Pick<AppDeps, 'db' | 'admin' | 'jobs' | 'clock' | 'dataDir'>

/** Checks the books of every company each night. */
export function scheduleIntegrityRuns(deps: Deps): void {
  const { admin, jobs } = deps
  jobs.handle({ name: RUN_JOB, lane: 'errands', isSerial: true }, ({ companyId = '' }) => runChecks(deps, companyId))
  jobs.repeat(ALL, AT_NIGHT, async () => {
    const companies = await admin.db.selectFrom('company').select('id').execute()
    for (const { id } of companies) await jobs.add(RUN_JOB, id, { companyId: id })
  })
}

/** Checks all books of a company, keeps what was found, and tells its administrators where something does not hold. */
async function runChecks(deps: Deps, companyId: string): Promise<void> {
  const startedAt = deps.clock.now()
  const run = await check(deps, companyId, startedAt)
  await inTransaction({ db: deps.db, companyId, now: startedAt }, async (tx) => {
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

async function check({ admin, dataDir }: Deps, companyId: string, startedAt: Date): Promise<IntegrityRun> {
  const checkpoints = [{ companies: await readPartsOf(dataDir, companyId) }]
  const client = await admin.pool.connect()
  try {
    for await (const checked of checkAllBooks(client, { companyIds: [companyId], checkpoints })) {
      const results = resultsOf(checked.checks)
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
    client.release()
  }
}
