import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { LOOK_JOB } from './schedule.ts'

/**
 * What somebody posts by hand through the routes of this plugin is looked at at once: they see that what they were told of
 * is over. Their answer waits for one statement, not for the look; asking many times is one look.
 */
export function askForLooks(app: FastifyInstance, { jobs }: Pick<AppDeps, 'jobs'>): void {
  app.addHook('onSend', async ({ method, ctx, log }, { statusCode }, payload) => {
    if (method === 'GET' || statusCode >= 300) return payload
    const { companyId } = ctx
    const failed = (error: unknown): void => log.error({ err: error }, 'no look at the stock was asked for')
    await jobs.add(LOOK_JOB, companyId, { companyId }).catch(failed)
    return payload
  })
}
