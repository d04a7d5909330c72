import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'

type Kind =
  | 'email'
  | 'address'
  | 'device'
  | 'code'
  | 'password'
  | 'mails'
  | 'mailsFrom'
  | 'invitations'
  | 'enquiry'
  | 'pin'
  | 'pinOfDay'
  | 'counterKey'
  | 'ticketMailsTo'
  | 'ticketMailsOf'

/** Tries of one kind within the present window, and its end. */
export interface Counted {
  count: number
  endsAt: Date
}

/** The name of a counter says nothing of the e-mail or the address it counts. */
export function throttleKey(kind: Kind, value: string): string {
  return createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('hex')
}

/**
 * Counts a try before it is made, so that many at once cannot pass together. The window begins with its first try and
 * does not move with later ones.
 */
export async function countTry(db: Queryable, key: string, now: Date, windowMinutes = 15): Promise<Counted> {
  const ends = new Date(now.getTime() + windowMinutes * 60_000)
  const row = await db
    .insertInto('login_throttle')
    .values({ key, failure_count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failure_count: sql`case when login_throttle.window_ends_at > ${now} then login_throttle.failure_count + 1 else 1 end`,
        window_ends_at: sql`case when login_throttle.window_ends_at > ${now} then login_throttle.window_ends_at else ${ends} end`,
      }),
    )
    .returning(['failure_count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.failure_count, endsAt: row.window_ends_at }
}

/** A try that succeeded is none; those that failed before it stay. */
export async function takeBackTry(db: Queryable, key: string): Promise<void> {
  await db
    .updateTable('login_throttle')
    .set({ failure_count: sql`login_throttle.failure_count - 1` })
    .where('key', '=', key)
    .where('failure_count', '>', 0)
    .execute()
}

export async function forgetTries(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('login_throttle').where('key', '=', key).execute()
}

export async function removeEndedWindows(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('login_throttle').where('window_ends_at', '<', now).execute()
}

/** How long to wait until a window ends: in whole seconds for programs, in whole minutes for people. At least 1. */
export function waitUntil(endsAt: Date, now: Date): { seconds: number; minutes: number } {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return { seconds, minutes: Math.ceil(seconds / 60) }
}
