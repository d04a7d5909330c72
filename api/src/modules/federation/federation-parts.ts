import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { LiveRegistry } from './registry/index.ts'
import type { SeenReleases } from './reports/index.ts'
import type { SigningKey } from './signing/index.ts'
import type { ReleaseStore } from './store/index.ts'

/** What releases depend on: rows, files, the installation's key, and the registry built from them. */
export interface FederationParts {
  db: Database
  /** May sign a release anew, which nobody else may. */
  admin: Database
  clock: Clock
  store: ReleaseStore
  key: SigningKey
  registry: LiveRegistry
  seen: SeenReleases
}
