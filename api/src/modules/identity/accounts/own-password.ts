import type { Database } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { getAccount } from './accounts.repository.ts'
import { limitTries, takeBackTry, throttleKey } from '../throttle/index.ts'
import { isPassword } from '../passwords/index.ts'

const MOST_TRIES = 10

/** Asks somebody who is signed in for the password again: a stolen session must not be a way to guess it. */
export async function checkOwnPassword(
  { db, now, accountId }: { db: Database; now: Date; accountId: string },
  password: string,
  pointer: string,
): Promise<void> {
  const key = throttleKey('password', accountId)
  await limitTries(db, key, now, { most: MOST_TRIES })
  const account = await getAccount(db, accountId)
  if (!(await isPassword(accountId, account.password_hash, password)))
    throw new DomainError('auth.currentPasswordWrong', {}, pointer)
  await takeBackTry(db, key)
}
