import type { FastifyInstance } from 'fastify'
import { clientRoutes } from './clients/index.ts'

export { beginClients } from './clients/index.ts'

/** The people that the company deals with: its clients. */
export async function peopleModule(app: FastifyInstance): Promise<void> {
  await clientRoutes(app)
}
