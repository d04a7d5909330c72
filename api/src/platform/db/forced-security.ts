import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { isRetryable } from './sql-errors.ts'
import { TENANT_TABLES, type DB } from './tables.ts'

// Row-level security binds every role but the owner of a table; forced, it binds the owner as well. The distributed engine
// copies and replicates rows in the owner's name: where force is on, it copies none, or never ends while tables are written.
// So force is lifted for as long as rows are moved. The product stays bound all the same: no role of the running process
// owns a table of a company, or may act as the owner, and no function that runs with the owner's rights reads one (all three
// are tested). What is lifted stands in the catalogue alone: whoever comes next finds it there, however the one before ended.

type Owner = Kysely<unknown>

const TABLES = [...TENANT_TABLES, 'company']

/** What waits for a table makes everybody behind it wait as well, so it waits briefly, and often. */
const LOCK_MS = 300
const PAUSE_MS = 200
/** How long a table may be in use without a gap. */
const PATIENCE_MS = 120_000
/** Whoever held moves may have been killed a moment ago: the database needs one, too, to notice. */
const HOLDER_PATIENCE_MS = 4000

/** The name of a table of companies, as the catalogue has it. */
type TableName = keyof DB

/** Tables of companies on which row-level security is forced, or is not. */
export async function tablesWithForce(db: Owner, isForced: boolean): Promise<TableName[]> {
  const { rows } = await sql<{ name: TableName }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname = any(${TABLES}) and relforcerowsecurity = ${isForced}
    order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Makes the session the only one that moves companies, until it ends or gives that back. False where another is at it. A lock
 * of the session, on a connection of the owner's that no pooler shares, because a killed command gives it back too.
 */
export async function holdMoves(session: Owner): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`select pg_try_advisory_lock(hashtext('comptoir moves')) as held`.execute(session)
  return rows[0]?.held === true
}

async function giveMovesBack(session: Owner): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('comptoir moves'))`.execute(session)
}

/** Lifts force from all tables of companies. `stop` ends it between two of them. */
export async function liftForce(session: Owner, stop?: AbortSignal): Promise<void> {
  for (const table of await tablesWithForce(session, true)) {
    stop?.throwIfAborted()
    await alter(session, sql`alter table ${sql.table(table)} no force row level security`)
  }
}

/** Forces row-level security wherever it is not; gives the tables. */
export async function forceAgain(session: Owner): Promise<TableName[]> {
  const tables = await tablesWithForce(session, false)
  for (const table of tables) await alter(session, sql`alter table ${sql.table(table)} force row level security`)
  return tables
}

/** Forces again what a move left lifted that did not come to its end. One that is at work does so itself. */
export async function forceLeftovers(db: Owner): Promise<TableName[]> {
  if ((await tablesWithForce(db, false)).length === 0) return []
  return db.connection().execute(async (session) => {
    if (!(await holdMovesSoon(session))) return []
    try {
      return await forceAgain(session)
    } finally {
      await giveMovesBack(session)
    }
  })
}

/** Waits a little for whoever moves companies. */
export async function holdMovesSoon(session: Owner): Promise<boolean> {
  for (const until = performance.now() + HOLDER_PATIENCE_MS; ; await pause(PAUSE_MS)) {
    if (await holdMoves(session)) return true
    if (performance.now() > until) return false
  }
}

async function alter(session: Owner, statement: ReturnType<typeof sql>): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; ; await pause(PAUSE_MS)) {
    try {
      await session.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(trx)
        await statement.execute(trx)
      })
      return
    } catch (error) {
      if (!isRetryable(error) || performance.now() > until) throw error
    }
  }
}
