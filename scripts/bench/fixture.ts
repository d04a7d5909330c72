import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrateToLatest } from '../../api/src/platform/db/migrate.ts'
import { type Durability, ensureRoles, startDatabase } from '../database/index.ts'
import { withTemporaryFolder } from '../test/temporary-folder.ts'
import { parentOf } from './cpu.ts'

/** Where a migrated product database is, under each of its logins, and the data folder that goes with it. */
export type Addresses = { dataDir: string; ownerUrl: string; appUrl: string; adminUrl: string }
/** And the migrations that were applied to it, in their order. */
export type Migrated = Addresses & { applied: readonly string[] }
/** A separate one on this machine, as durable as the product's: the basis of everything else. */
export type Fixture = Migrated & { postmaster: number }

/**
 * Lends a fixture in a temporary folder and takes it down afterwards, also after a failure or a request to stop. What judges
 * answers and measures nothing needs no durability.
 */
export function withFixture<T>(work: (fixture: Fixture) => Promise<T>, durability: Durability = 'full'): Promise<T> {
  return withTemporaryFolder('comptoir-bench-', async (folder) => {
    const clusters: string[] = []
    try {
      const kept = (fixture: Fixture, clusterFolder: string): Promise<T> => {
        clusters.push(clusterFolder)
        return work(fixture)
      }
      return await withKeptFixture(path.join(folder, 'data'), kept, durability)
    } finally {
      for (const cluster of clusters.filter((each) => !each.startsWith(fs.realpathSync(folder))))
        fs.rmSync(path.dirname(cluster), { recursive: true, force: true })
    }
  })
}

/** The same in a folder that stays, with its rows, for the next run. */
export async function withKeptFixture<T>(
  dataDir: string,
  work: (fixture: Fixture, clusterFolder: string) => Promise<T>,
  durability: Durability = 'full',
): Promise<T> {
  const database = await startDatabase({ dataDir, durability })
  try {
    const { postmaster, clusterFolder } = await findServer(database.ownerUrl)
    const roles = await ensureRoles(database.ownerUrl, dataDir)
    const { applied } = await migrateToLatest(database.ownerUrl)
    return await work({ dataDir, ownerUrl: database.ownerUrl, ...roles, applied, postmaster }, clusterFolder)
  } finally {
    await database.stop()
  }
}

async function findServer(ownerUrl: string): Promise<{ postmaster: number; clusterFolder: string }> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ pid: number; folder: string }>(
      `select pg_backend_pid() as pid, current_setting('data_directory') as folder`,
    )
    const [row] = rows
    if (row === undefined) throw new Error('the database does not say where it is')
    return { postmaster: parentOf(row.pid), clusterFolder: fs.realpathSync(row.folder) }
  })
}

/** Connects once for a few statements. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The same server and user, another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.toString()
}
