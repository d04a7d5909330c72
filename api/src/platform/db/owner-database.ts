import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import pg from 'pg'

/**
 * One connection as the owner of the tables, for work on the schema itself. Destroy it when the work is done. `onStatement` is
 * told each statement after it ran.
 */
export function openAsOwner<Tables = unknown>(
  ownerUrl: string,
  onStatement?: (statement: string) => void,
): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  // Errors while idle are reported by the next statement; the server may be stopped right after the last one.
  pool.on('error', () => undefined)
  // A connection may break while it is lent out, too.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) })
}
