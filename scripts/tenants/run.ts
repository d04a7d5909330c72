import { nameForeignRows, type Naming } from './naming.ts'
import { withStage } from './stage.ts'
import { askWithoutFilters, type Unfiltered } from './without-filters.ts'

export interface TenantsOptions {
  seed: number
  /** How many sound requests of each operation are searched for places that name rows. */
  rounds: number
}

/** What a check of two companies in one database came to. */
export interface TenantsOutcome {
  operations: number
  naming: Naming
  unfiltered: Unfiltered
}

/** Tries to reach one company from another in every way that its people's requests have. */
export function checkTenants({ seed, rounds }: TenantsOptions): Promise<TenantsOutcome> {
  return withStage(seed, async (stage) => ({
    operations: stage.operations.length,
    naming: await nameForeignRows(stage, rounds),
    unfiltered: await askWithoutFilters(stage),
  }))
}
