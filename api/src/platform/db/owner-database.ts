import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** One connection as the owner of the tables, for work on the schema itself. Destroy it when the work is done. */
export function openAsOwner<Tables = unknown>(ownerUrl: string): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  // What breaks while nothing is asked is told by the next statement; the server may be stopped right after the last.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
