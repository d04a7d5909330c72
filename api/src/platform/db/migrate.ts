import { readdir } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { installJobTables } from '../jobs/install.ts'
import { applyFunctions } from './apply-functions.ts'
import { registerKeyedTables } from './distributed-engine.ts'
import { forceLeftovers } from './forced-security.ts'
import { FUNCTIONS } from './function-registry.ts'
import { openAsOwner } from './owner-database.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/** The database was written by a newer version of the product: this one must not touch it. */
export class DatabaseNewerError extends Error {
  readonly unknown: string[]

  constructor(unknown: string[]) {
    super(`The database holds migrations that this version does not know: ${unknown.join(', ')}`)
    this.name = 'DatabaseNewerError'
    this.unknown = unknown
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name)).sort()
  const entries = await Promise.all(
    files.map(
      async (name) => [name.replace(/\.ts$/, ''), (await import(new URL(name, FOLDER).href)) as Migration] as const,
    ),
  )
  return Object.fromEntries(entries)
}

async function appliedNames(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{
    present: boolean
  }>`select to_regclass('public.kysely_migration') is not null as present`.execute(db)
  if (!rows[0]?.present) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return applied.rows.map((row) => row.name)
}

/**
 * Brings a database to this version: its migrations, each whole or not at all, then its functions. Before them, forces
 * row-level security where a move of a company left it lifted. Run as the owner, never through a pooler. `onStatement` is
 * told each statement after it ran.
 */
export async function migrateToLatest(
  ownerUrl: string,
  onStatement?: (statement: string) => void,
): Promise<{ applied: string[] }> {
  const db = openAsOwner(ownerUrl, onStatement)
  try {
    const migrations = await readMigrations()
    const unknown = (await appliedNames(db)).filter((name) => !(name in migrations))
    if (unknown.length > 0) throw new DatabaseNewerError(unknown)
    await forceLeftovers(db)
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
    await db.transaction().execute(registerKeyedTables)
    await applyFunctions(db, FUNCTIONS)
    await installJobTables(ownerUrl)
    return { applied: results.filter((result) => result.status === 'Success').map((result) => result.migrationName) }
  } finally {
    await db.destroy()
  }
}
