import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { ownAccountRoutes, wayInRoutes } from './accounts.routes.ts'
import { handleMailRequests } from './mail-requests.ts'

/** Accounts of people: how they are made and confirmed, their password, what their owner changes. */
export async function accountsFeature(app: FastifyInstance, deps: AppDeps): Promise<void> {
  handleMailRequests(deps)
  await wayInRoutes(app, deps)
  await ownAccountRoutes(app, deps)
}

export { makeSuperAdministrator, type Made } from './super-administrator.ts'
