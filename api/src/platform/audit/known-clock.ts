import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'

const DAY_MS = 86_400_000
/** A clock that is further ahead of what is known from before has leapt, or the machine was off. */
export const CLOCK_LEAP_MS = 5 * DAY_MS
/** What is known from before is older: a night passes in which nothing is closed, and a day to set a wrong clock right. */
const BEFORE_MS = DAY_MS

/**
 * Whether this process's clock goes on from what was sealed a day ago and earlier, in any company; what cannot be undone
 * waits until it does. A clock that leapt has been told to people by then (`ClockStep`), and a machine that was off for
 * weeks goes on after a day. `admin` must see all companies.
 */
export async function isClockKnown(admin: Queryable, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - BEFORE_MS)
  const { rows } = await sql<{ known: Date | null }>`
    select max(h.known) as known from company c cross join lateral (
      select max(s.recorded_at) as known from audit_seal s where s.company_id = c.id and s.recorded_at <= ${before}) h`.execute(
    admin,
  )
  const known = rows[0]?.known ?? null
  return known === null || now.getTime() - known.getTime() <= CLOCK_LEAP_MS
}
