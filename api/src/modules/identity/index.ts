import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../app.ts'
import { sessionRoutes } from './sessions.routes.ts'

/** Accounts and sessions: who somebody is, before what they may do in a company. */
export async function identityModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await sessionRoutes(app, deps)
}

export { ensureAccount } from './ensure-account.ts'
export { hashPassword } from './passwords.ts'
export { openSession } from './sessions.service.ts'
