import type { Config } from '../../api/src/platform/config.ts'
import { Refusal } from '../common/refusal.ts'
import { reachDatabase } from '../database/index.ts'
import { withConnection } from '../database/connection.ts'

const SINGLE = 'The database is a single PostgreSQL: there is nothing to move and nothing to isolate.'

/**
 * The owner's address of the cluster that the settings name. Refuses where companies have no places to choose from: on a
 * single PostgreSQL, and on a cluster that the product was never started on.
 */
export async function reachCluster({ dataDir, database }: Config): Promise<string> {
  if (database.ownerUrl === undefined) throw new Refusal(SINGLE)
  const { ownerUrl } = await reachDatabase({ dataDir, ownerUrl: database.ownerUrl })
  const { rows } = await withConnection(ownerUrl, (client) =>
    client.query<{ is_distributed: boolean; is_migrated: boolean }>(
      `select exists (select from pg_extension where extname = 'citus') as is_distributed,
         to_regclass('public.company') is not null as is_migrated`,
    ),
  )
  if (rows[0]?.is_distributed !== true) throw new Refusal(SINGLE)
  if (!rows[0].is_migrated)
    throw new Refusal('The database holds no companies yet. Start the product on it once, then try again.')
  return ownerUrl
}
