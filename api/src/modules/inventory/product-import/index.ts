import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { discardLeftFiles } from '../../../platform/files/received-file.ts'
import { handleRemovals } from '../../../platform/import-files/removal-jobs.ts'
import { handleImports, resumeImports } from './import-jobs.ts'
import { REMOVALS } from './removal-jobs.ts'
import { productImportRoutes } from './product-import.routes.ts'

/** How a whole catalogue is imported from a CSV file: staged unchanged, checked row by row, then imported. */
export async function productImportModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  handleImports(deps)
  handleRemovals(deps, REMOVALS)
  app.addHook('onReady', async () => {
    await discardLeftFiles(deps.dataDir)
    await resumeImports(deps)
  })
  await productImportRoutes(app, deps)
}
