import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { productChangeRoutes } from './product-changes.routes.ts'
import { handleRemovals } from './removal-jobs.ts'
import { handleUndoings, resumeUndoings } from './undo-jobs.ts'

/**
 * Changes of many products at once, remembered so that they can be undone while nobody has touched the products since.
 * Whoever changes products in bulk opens a change set, records each change in the transaction that makes it, and closes
 * the set.
 */
export async function productChangesModule(app: FastifyInstance, deps: AppDeps): Promise<void> {
  handleUndoings(deps)
  handleRemovals(deps)
  app.addHook('onReady', () => resumeUndoings(deps))
  await productChangeRoutes(app, deps)
}

export { closeChangeSet, findChangeSets, openChangeSet } from './change-sets.repository.ts'
export { recordPhotos } from './change-photos.repository.ts'
export { recordChanges } from './record-changes.repository.ts'
