import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { handleImports, resumeImports } from './import-jobs.ts'
import { IMPORTERS } from './importers.ts'
import { partyImportRoutes } from './party-import.routes.ts'

export { eraseFromImports } from './erase-traces.repository.ts'

/** How clients and suppliers are imported from files: staged unchanged, checked row by row, then written as their forms do. */
export async function partyImportModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  handleImports(deps)
  app.addHook('onReady', () => resumeImports(deps))
  for (const importer of Object.values(IMPORTERS)) await partyImportRoutes(app, deps, importer)
}
