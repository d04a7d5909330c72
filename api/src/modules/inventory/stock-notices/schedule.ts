import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { tellStock } from './tell-stock.ts'

const ALL = 'stock-notices'
/** The look at one company, by its id. */
export const LOOK_JOB = 'stock-notices-of-company'
/** What is sold, and what comes with time, is told within half an hour: no sale does anything for it. */
const TIMES = '*/30 * * * *'

type Deps = Pick<AppDeps, 'db' | 'admin' | 'jobs' | 'clock'>

/** Looks at the stock of every company again and again. */
export function scheduleStockNotices({ db, admin, jobs, clock }: Deps): void {
  jobs.handle({ name: LOOK_JOB, lane: 'upkeep', isSerial: true }, ({ companyId = '' }) =>
    inTransaction({ db, companyId, pointOfSaleIds: null, now: clock.now() }, tellStock),
  )
  jobs.repeat(
    ALL,
    TIMES,
    async () => {
      const companies = await admin.db.selectFrom('company').select('id').where('suspended_at', 'is', null).execute()
      for (const { id } of companies) await jobs.add(LOOK_JOB, id, { companyId: id })
    },
    // One look tells all that those before it would have.
    { isMadeUpFor: false },
  )
}
