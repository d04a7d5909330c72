import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { clientRoutes } from './clients/index.ts'

export { beginClients } from './clients/index.ts'

/** Whoever the company deals with: its clients. */
export async function peopleModule(app: FastifyInstance, _deps: AppDeps): Promise<void> {
  await clientRoutes(app)
}
