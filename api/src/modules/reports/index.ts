import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { integrityRunRoutes, scheduleIntegrityRuns } from './integrity-runs/index.ts'

/** What is read across all areas: checks of the books. */
export async function reportsModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await integrityRunRoutes(app, deps)
  scheduleIntegrityRuns(deps)
}
