import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { discardLeftFiles } from '../../../platform/files/received-file.ts'
import { handleImports, resumeImports } from './import-jobs.ts'
import { handleRemovals } from './removal-jobs.ts'
import { productImportRoutes } from './product-import.routes.ts'

/** How a whole catalogue is imported from a CSV file: staged unchanged, checked row by row, then imported. */
export async function productImportModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  handleImports(deps)
  handleRemovals(deps)
  app.addHook('onReady', async () => {
    await discardLeftFiles(deps.dataDir)
    await resumeImports(deps)
  })
  await productImportRoutes(app, deps)
}
