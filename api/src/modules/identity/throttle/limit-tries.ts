import type { Queryable } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { countTry, waitUntil } from './throttle.repository.ts'

/** Refuses more than `most` tries in one window; counts this one. */
export async function limitTries(
  db: Queryable,
  key: string,
  now: Date,
  { most, windowMinutes = 15 }: { most: number; windowMinutes?: number },
): Promise<void> {
  const { count, endsAt } = await countTry(db, key, now, windowMinutes)
  if (count > most) throw new DomainError('auth.tooManyAttempts', waitUntil(endsAt, now))
}
