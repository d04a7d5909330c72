import { setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { isSqlError, isUnavailable, tookTooLong } from '../../../api/src/platform/db/sql-errors.ts'
import { withConnection } from '../../database/connection.ts'
import { Refusal } from '../../common/refusal.ts'
import type { Orders, Session } from './session.ts'
import { readProgress } from './progress.ts'

const LOOK_MS = 1000
/** The database looks as often whether this process is still there. */
const PRESENCE_MS = 1000

/** The engine's work was ended, and had no effect: at its time limit, or because somebody asked. */
export class Ended extends Refusal {}

/**
 * Has the engine do something that takes long, and says how far it is. Ends it at the time limit, when somebody asks to
 * stop, and, from within the database, when this process is gone.
 */
export async function haveDone(session: Session, orders: Orders, statement: RawBuilder<unknown>): Promise<void> {
  const { db, processId } = session
  const { ownerUrl, timeLimit, stop } = orders
  // Not every platform can.
  await sql`set client_connection_check_interval = ${sql.lit(PRESENCE_MS)}`.execute(db).catch(() => undefined)
  await sql`set statement_timeout = ${sql.lit(timeLimit * 1000)}`.execute(db)
  refuseStopped(stop)
  let cancelling: Promise<unknown> = Promise.resolve()
  const end = (): void => {
    cancelling = cancel(ownerUrl, processId)
  }
  const isDone = new AbortController()
  stop.addEventListener('abort', end)
  const watching = watch(orders, isDone.signal)
  try {
    await statement.execute(db)
  } catch (error) {
    throw sayWhy(error, orders)
  } finally {
    stop.removeEventListener('abort', end)
    isDone.abort()
    // A cancellation that is under way must not meet what comes next.
    await Promise.all([watching, cancelling])
    // A connection that was lost has no settings.
    await sql`set statement_timeout = 0`.execute(db).catch(() => undefined)
  }
}

export function refuseStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new Ended('Stopped on request.')
}

function cancel(ownerUrl: string, processId: number): Promise<unknown> {
  return withConnection(ownerUrl, (client) => client.query('select pg_cancel_backend($1::integer)', [processId])).catch(
    () => undefined,
  )
}

function sayWhy(error: unknown, { timeLimit, stop }: Orders): unknown {
  if (stop.aborted) return new Ended('Stopped on request.')
  if (tookTooLong(error)) return new Ended(`It was not done within ${timeLimit} s and was ended.`)
  if (isUnavailable(error))
    return new Refusal('The connection to the cluster was lost. Run the command again when it answers.', {
      cause: error,
    })
  if (isSqlError(error)) return new Refusal(`The cluster refused: ${error.message}.`, { cause: error })
  return error
}

/** Says how far the engine is whenever that has changed. */
async function watch({ ownerUrl, say }: Orders, isDone: AbortSignal): Promise<void> {
  const wait = (): Promise<void> => pause(LOOK_MS, undefined, { signal: isDone })
  let last = ''
  await withConnection(ownerUrl, async (client) => {
    for (; ; await wait()) {
      const now = await readProgress(client)
      if (now !== null && now !== last) say(`  ${now}`)
      last = now ?? last
    }
  }).catch(() => undefined)
}
