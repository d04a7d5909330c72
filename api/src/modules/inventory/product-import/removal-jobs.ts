import type { Database, Tx } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import type { JobDeclaration } from '../../../platform/jobs/lanes.ts'
import { findRemoved, listCompaniesWithRemovals, markOver, removeRows } from './removal.repository.ts'

/** Of one company, whose id is the key: what is marked as removed, and what its days are over of. */
const REMOVAL: JobDeclaration = { name: 'productImport.remove', lane: 'errands', isSerial: true }
const CLEAN_UP = 'imports-clean-up'
/** Every night, in UTC. */
const AT_NIGHT = '7 3 * * *'
/** How long a company's turn lasts, give or take a portion, before the next company's begins. */
const TURN_MS = 2000
/** Rows in one transaction: short enough that nobody who wants the same rows notices. */
const PORTION = 5000

/** Has the rows of a company's removed imports deleted, portion by portion. */
export async function enqueueRemoval({ jobs }: Pick<AppDeps, 'jobs'>, companyId: string): Promise<void> {
  await jobs.add(REMOVAL.name, companyId, { companyId })
}

/** Imports whose days are over are removed every night; a removal that broke off goes on with the next. */
export function handleRemovals({ jobs, db, admin, clock }: AppDeps): void {
  jobs.handle(REMOVAL, async ({ companyId = '' }, signal) => {
    await inCompany(db, companyId, (trx) => markOver(trx, companyId, clock.now()))
    const endsAt = performance.now() + TURN_MS
    for (let isMore = true; isMore;) {
      signal.throwIfAborted()
      // Behind the companies that wait.
      if (performance.now() >= endsAt) return enqueueRemoval({ jobs }, companyId)
      isMore = await inCompany(db, companyId, async (trx) => {
        const importId = await findRemoved(trx, companyId)
        if (importId === null) return false
        await removeRows(trx, companyId, importId, PORTION)
        return true
      })
    }
  })
  jobs.repeat(CLEAN_UP, AT_NIGHT, async () => {
    for (const companyId of await listCompaniesWithRemovals(admin.db, clock.now()))
      await enqueueRemoval({ jobs }, companyId)
  })
}

function inCompany<T>(db: Database, companyId: string, work: (trx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await enterCompany(trx, companyId, { work: 'job', pointOfSaleIds: null })
    return work(trx)
  })
}
