import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { personalDataRoutes } from './personal-data/index.ts'
import { integrityRunRoutes, scheduleIntegrityRuns } from './integrity-runs/index.ts'

/** What is read across all areas: checks of the books, and what is kept of a person. */
export async function reportsModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await integrityRunRoutes(app, deps)
  await personalDataRoutes(app)
  scheduleIntegrityRuns(deps)
}
