import type { Naming } from '../tenants/naming.ts'
import { readMatrix, type MatrixRow } from './matrix.ts'
import { nameOtherPointOfSale } from './scope.ts'
import { withPermissionStage } from './stage.ts'

/** What roles, routes and scopes came to. */
export interface PermissionsOutcome {
  matrix: readonly MatrixRow[]
  /** Operations that say nothing of who may call them. */
  unsaid: readonly string[]
  scope: Naming
}

/** Compares what is declared of permissions and scopes with what is observed, over every operation of the API. */
export function checkPermissions(seed: number): Promise<PermissionsOutcome> {
  return withPermissionStage(seed, async (stage) => ({
    matrix: await readMatrix(stage),
    unsaid: stage.operations.filter(({ permission }) => permission === '').map(({ name }) => name),
    scope: await nameOtherPointOfSale(stage),
  }))
}
