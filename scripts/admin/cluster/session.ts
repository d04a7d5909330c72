import { sql, type Kysely } from 'kysely'
import {
  forceAgain,
  forceLeftovers,
  holdMovesSoon,
  tablesWithForce,
} from '../../../api/src/platform/db/forced-security.ts'
import { isSqlError } from '../../../api/src/platform/db/sql-errors.ts'
import { openAsOwner } from '../../../api/src/platform/db/owner-database.ts'
import { Refusal } from '../../common/refusal.ts'

const LOCK_TIMED_OUT = '55P03'

/** What a command about the places of companies is given. */
export interface Orders {
  ownerUrl: string
  /** For reading past row-level security, which binds an owner who is no superuser. */
  adminUrl: string
  /** Seconds that the engine may work on it. */
  timeLimit: number
  /** Told what goes on. */
  say: (line: string) => void
  /** Aborted when somebody asks to stop. */
  stop: AbortSignal
}

/** A connection as the owner, the only one that moves companies for as long as it lasts. */
export interface Session {
  db: Kysely<unknown>
  /** Its process in the database. */
  processId: number
}

/**
 * Lends a session to a command that changes where companies are, after the tables on which an earlier one left row-level
 * security lifted are forced again. Refuses while another such command is at work.
 */
export async function withSession<T>({ ownerUrl, say }: Orders, work: (session: Session) => Promise<T>): Promise<T> {
  const owner = openAsOwner(ownerUrl)
  try {
    return await owner.connection().execute(async (db) => {
      if (!(await holdMovesSoon(db)))
        throw new Refusal('Another company is being moved or isolated at this moment. Wait until that is done.')
      const left = await forceAgain(db).catch(refuseInUse)
      if (left.length > 0) say(`An earlier move did not come to its end: ${forced(left.length)}.`)
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)
      return work({ db, processId: rows[0]?.id ?? 0 })
    })
  } finally {
    await owner.destroy()
  }
}

/** Where a table was never free for a moment. */
export function refuseInUse(error: unknown): never {
  if (!isSqlError(error) || error.code !== LOCK_TIMED_OUT) throw error
  throw new Refusal(
    'A table of the companies is in use without a gap. Look for long transactions, such as a dump of the database, and try again when they are over.',
    { cause: error },
  )
}

export function forced(tables: number): string {
  return `row-level security is forced again on ${tables} tables`
}

/** Forces row-level security again over another connection, where the session was lost; null where that did not come about. */
export async function forceElsewhere(ownerUrl: string): Promise<string[] | null> {
  const owner = openAsOwner(ownerUrl)
  try {
    const tables = await forceLeftovers(owner)
    return (await tablesWithForce(owner, false)).length === 0 ? tables : null
  } finally {
    await owner.destroy()
  }
}
