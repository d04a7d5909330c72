import { INTEGRITY_RUNS, IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/context.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { findLastRun } from './integrity-runs.repository.ts'
import { isFresh } from './integrity-runs.rules.ts'
import { RUN_JOB } from './run-checks.ts'

/**
 * The last check of the books, and asking for another. While one waits or runs, and for some minutes after it ended, asking
 * again changes nothing: who presses the button again and again keeps no other company's check waiting.
 */
export async function integrityRunRoutes(app: FastifyInstance, { jobs }: Pick<AppDeps, 'jobs'>): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const path = `/:companyId/${INTEGRITY_RUNS.path}`
  const { read, start } = INTEGRITY_RUNS.permissions

  async function stateOf(ctx: Ctx): Promise<IntegrityState> {
    const isRunning = await jobs.isPending(RUN_JOB, ctx.companyId)
    return { run: await inTransaction(ctx, findLastRun), isRunning }
  }

  routes.get(
    `${path}/last`,
    { config: { access: read }, schema: { params: CompanyParams, response: { 200: IntegrityState } } },
    (request) => stateOf(request.ctx),
  )
  routes.post(
    path,
    { config: { access: start }, schema: { params: CompanyParams, response: { 202: IntegrityState } } },
    async ({ ctx }, reply) => {
      const state = await stateOf(ctx)
      if (state.isRunning || isFresh(state.run, ctx.now)) return reply.code(202).send(state)
      await jobs.add(RUN_JOB, ctx.companyId, { companyId: ctx.companyId })
      return reply.code(202).send(await stateOf(ctx))
    },
  )
}
