import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { LOOK_JOB } from './schedule.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route changes what people are told of the stock: what is there, on its way, or should be. */
    movesStock?: boolean
  }
}

/**
 * What somebody posts by hand through the routes of this plugin that move stock is looked at at once: they see that what
 * they were told of is over. Their answer waits for one statement, not for the look; asking many times is one look. Plans,
 * drafts and entries of counts ask for none: a scan must not have the whole company looked at.
 */
export function askForLooks(app: FastifyInstance, { jobs }: Pick<AppDeps, 'jobs'>): void {
  app.addHook('onSend', async ({ routeOptions, ctx, log }, { statusCode }, payload) => {
    if (routeOptions.config.movesStock !== true || statusCode >= 300) return payload
    const { companyId } = ctx
    const failed = (error: unknown): void => log.error({ err: error }, 'no look at the stock was asked for')
    await jobs.add(LOOK_JOB, companyId, { companyId }).catch(failed)
    return payload
  })
}
