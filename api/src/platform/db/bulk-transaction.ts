import type pg from 'pg'
import { isRetryable } from './sql-errors.ts'
import { retried } from './transaction.ts'

const UNIQUE_VIOLATION = '23505'

function mayPassNext(error: unknown): boolean {
  return isRetryable(error) || (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
}

/**
 * Runs `work` in one transaction of the administrator's pool, for bulk loads. It runs again on a deadlock, and when
 * somebody took a unique value in the meantime: `work` looks anew at what is taken.
 */
export function inBulkTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return retried(() => once(pool, work), { work: 'job', mayPass: mayPassNext })
}

async function once<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that broke in the middle of a load is not used again.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}
