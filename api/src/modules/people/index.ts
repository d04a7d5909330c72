import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { activitySectorRoutes } from './activity-sectors/index.ts'
import { clientGroupRoutes } from './client-groups/index.ts'
import { clientRoutes } from './clients/index.ts'
import { partyImportModule } from './party-import/index.ts'
import { representativeRoutes } from './representatives/index.ts'
import { supplierRoutes } from './suppliers/index.ts'

export { beginClients, clients, ERASED_NAME, eraseClients, withMerged } from './clients/index.ts'
export { eraseFromImports } from './party-import/index.ts'
export { representatives } from './representatives/index.ts'
export { suppliers } from './suppliers/index.ts'

/** The people that the company deals with: its clients, their groups and sectors, its suppliers and representatives. */
export async function peopleModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  // Before clients and suppliers: `clients/import` is nobody's id.
  await partyImportModule(app, deps)
  await clientRoutes(app)
  await activitySectorRoutes(app)
  await clientGroupRoutes(app)
  await supplierRoutes(app)
  await representativeRoutes(app)
}
