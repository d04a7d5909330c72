import type { Database, Tx } from '../../../platform/db/database.ts'
import { enterCompany } from '../../../platform/db/enter-company.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import type { JobDeclaration } from '../../../platform/jobs/lanes.ts'
import { findOldSet, listCompaniesWithOldSets, removeChanges } from './removal.repository.ts'

/** Of one company, whose id is the key: the change sets whose days are over. */
const REMOVAL: JobDeclaration = { name: 'productChange.remove', lane: 'errands', isSerial: true }
const CLEAN_UP = 'product-changes-clean-up'
/** Every night, in UTC. */
const AT_NIGHT = '23 3 * * *'
/** How long a company's turn lasts, give or take a portion, before the next company's begins. */
const TURN_MS = 2000
/** Changes in one transaction. */
const PORTION = 5000

/** Change sets that cannot be undone any more are removed every night; the products stay as they are. */
export function handleRemovals({ jobs, db, admin, clock }: AppDeps): void {
  jobs.handle(REMOVAL, async ({ companyId = '' }, signal) => {
    const endsAt = performance.now() + TURN_MS
    for (let isMore = true; isMore;) {
      signal.throwIfAborted()
      // Behind the companies that wait.
      if (performance.now() >= endsAt) return jobs.add(REMOVAL.name, companyId, { companyId })
      isMore = await removePortion(db, companyId, clock.now())
    }
  })
  jobs.repeat(CLEAN_UP, AT_NIGHT, async () => {
    for (const companyId of await listCompaniesWithOldSets(admin.db, clock.now()))
      await jobs.add(REMOVAL.name, companyId, { companyId })
  })
}

/** False when no set is left whose days are over. */
function removePortion(db: Database, companyId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx: Tx) => {
    await enterCompany(trx, companyId, { work: 'job', pointOfSaleIds: null })
    const changeSetId = await findOldSet(trx, companyId, now)
    if (changeSetId === null) return false
    await removeChanges(trx, companyId, changeSetId, PORTION)
    return true
  })
}
