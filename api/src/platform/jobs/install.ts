import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/** The queue's tables: in a schema of their own, owned by the owner, worked by `app_admin`. */
export async function installJobTables(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`
      grant usage on schema graphile_worker to app_admin;
      grant all on all tables in schema graphile_worker to app_admin;
      grant all on all sequences in schema graphile_worker to app_admin;
      grant execute on all functions in schema graphile_worker to app_admin`)
  } finally {
    await client.end()
  }
}
