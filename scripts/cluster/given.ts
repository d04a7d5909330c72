import path from 'node:path'
import { migrateToLatest } from '../../api/src/platform/db/migrate.ts'
import { withClient, type Migrated } from '../bench/fixture.ts'
import { Refusal } from '../common/refusal.ts'
import { ensureRoles, startDatabase } from '../database/index.ts'
import { withTemporaryFolder } from '../test/temporary-folder.ts'

/** Brings an empty database that somebody gave to this version, and lends it; what the work leaves in it stays there. */
export function withGiven<T>(databaseUrl: string, work: (given: Migrated) => Promise<T>): Promise<T> {
  return withTemporaryFolder('comptoir-cluster-', async (folder) => {
    const dataDir = path.join(folder, 'data')
    const { ownerUrl } = await startDatabase({ dataDir, ownerUrl: databaseUrl })
    await refuseRows(ownerUrl)
    const roles = await ensureRoles(ownerUrl, dataDir)
    const { applied } = await migrateToLatest(ownerUrl)
    return work({ dataDir, ownerUrl, ...roles, applied })
  })
}

/** Companies and accounts are made by the hundred: nobody wants them among their own. */
async function refuseRows(ownerUrl: string): Promise<void> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
    ),
  )
  if (rows[0] !== undefined)
    throw new Refusal(
      `The database holds the table "${rows[0].name}" already. Give an empty one: this check fills it with companies that nobody runs.`,
    )
}
