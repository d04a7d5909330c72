import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

/** Failures allowed in one window, per e-mail and per address. */
const MOST_FAILURES = 10
const WINDOW_MINUTES = 15

/** The name of a counter says nothing of the e-mail or the address it counts. */
export function throttleKey(kind: 'email' | 'address', value: string): string {
  return createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('hex')
}

/** Seconds to wait before the next try; 0 when a try is allowed. */
export async function secondsToWait(db: Queryable, keys: string[], now: Date): Promise<number> {
  const rows = await db
    .selectFrom('login_throttle')
    .select('window_ends_at')
    .where('key', 'in', keys)
    .where('failure_count', '>=', MOST_FAILURES)
    .where('window_ends_at', '>', now)
    .execute()
  return Math.max(0, ...rows.map((row) => Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000)))
}

export async function countFailure(db: Queryable, keys: string[], now: Date): Promise<void> {
  const ends = new Date(now.getTime() + WINDOW_MINUTES * 60_000)
  for (const key of [...keys].sort()) {
    await db
      .insertInto('login_throttle')
      .values({ key, failure_count: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failure_count: sql`case when login_throttle.window_ends_at > ${now} then login_throttle.failure_count + 1 else 1 end`,
          window_ends_at: sql`case when login_throttle.window_ends_at > ${now} then login_throttle.window_ends_at else ${ends} end`,
        }),
      )
      .execute()
  }
}

export async function forgetFailures(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('login_throttle').where('key', '=', key).execute()
}
