import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { tellStock } from './tell-stock.ts'

const ALL = 'stock-notices'
const ONE = 'stock-notices-of-company'
/** What is sold, and what comes with time, is told within half an hour: no sale does anything for it. */
const TIMES = '*/30 * * * *'

type Deps = Pick<AppDeps, 'db' | 'admin' | 'jobs' | 'clock'>

/** Looks at the stock of every company again and again. */
export function scheduleStockNotices({ db, admin, jobs, clock }: Deps): void {
  jobs.handle({ name: ONE, lane: 'upkeep', isSerial: true }, ({ companyId = '' }) =>
    inTransaction({ db, companyId, pointOfSaleIds: null, now: clock.now() }, tellStock),
  )
  jobs.repeat(
    ALL,
    TIMES,
    async () => {
      const companies = await admin.db.selectFrom('company').select('id').where('suspended_at', 'is', null).execute()
      for (const { id } of companies) await jobs.add(ONE, id, { companyId: id })
    },
    // One look tells all that those before it would have.
    { isMadeUpFor: false },
  )
}

/**
 * What somebody posts by hand through the routes of this plugin is looked at at once: they see that what they were told of
 * is over. Their answer waits for one statement, not for the look; asking many times is one look.
 */
export function askForLooks(app: FastifyInstance, { jobs }: Pick<Deps, 'jobs'>): void {
  app.addHook('onSend', async ({ method, ctx, log }, { statusCode }, payload) => {
    if (method === 'GET' || statusCode >= 300) return payload
    const { companyId } = ctx
    const failed = (error: unknown): void => log.error({ err: error }, 'no look at the stock was asked for')
    await jobs.add(ONE, companyId, { companyId }).catch(failed)
    return payload
  })
}
