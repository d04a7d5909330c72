import type { Database, Tx } from '../db/database.ts'
import { enterCompany } from '../db/enter-company.ts'
import type { AppDeps } from '../deps.ts'
import type { JobDeclaration } from '../jobs/lanes.ts'
import { findRemoved, listCompaniesWithRemovals, markOver, removeRows, type ImportTable } from './removal.repository.ts'

/** The imports of an area, and how they are removed. */
export interface Removals {
  table: ImportTable
  /** Of one company, whose id is the key: what is marked as removed, and what its days are over of. */
  job: JobDeclaration
  /** The nightly job that finds what is over, and when it runs, in UTC. */
  cleanUp: { name: string; at: string }
  /** Removes a portion of what an import has beside its rows; false when nothing of it is left. */
  removeParts?(tx: { db: Tx; companyId: string }, importId: string): Promise<boolean>
}

/** How long a company's turn lasts, give or take a portion, before the next company's begins. */
const TURN_MS = 2000
/** Rows in one transaction: short enough that nobody who wants the same rows notices. */
const PORTION = 5000

/** Has the rows of a company's removed imports deleted, portion by portion. */
export async function enqueueRemoval(
  { jobs }: Pick<AppDeps, 'jobs'>,
  { job }: Pick<Removals, 'job'>,
  companyId: string,
): Promise<void> {
  await jobs.add(job.name, companyId, { companyId })
}

/** Imports whose days are over are removed every night; a removal that broke off goes on with the next. */
export function handleRemovals({ jobs, db, admin, clock }: AppDeps, removals: Removals): void {
  const { table, cleanUp } = removals
  jobs.handle(removals.job, async ({ companyId = '' }, signal) => {
    await inCompany(db, companyId, (trx) => markOver(trx, table, companyId, clock.now()))
    const endsAt = performance.now() + TURN_MS
    for (let isMore = true; isMore;) {
      signal.throwIfAborted()
      // Behind the companies that wait.
      if (performance.now() >= endsAt) return enqueueRemoval({ jobs }, removals, companyId)
      isMore = await inCompany(db, companyId, (trx) => removePortion(trx, removals, companyId))
    }
  })
  jobs.repeat(cleanUp.name, cleanUp.at, async () => {
    for (const companyId of await listCompaniesWithRemovals(admin.db, table, clock.now()))
      await enqueueRemoval({ jobs }, removals, companyId)
  })
}

/** False when nothing is left to remove. */
async function removePortion(db: Tx, { table, removeParts }: Removals, companyId: string): Promise<boolean> {
  const importId = await findRemoved(db, table, companyId)
  if (importId === null) return false
  if (await removeParts?.({ db, companyId }, importId)) return true
  await removeRows(db, table, { companyId, importId, portion: PORTION })
  return true
}

function inCompany<T>(db: Database, companyId: string, work: (trx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await enterCompany(trx, companyId, { work: 'job', pointOfSaleIds: null })
    return work(trx)
  })
}
