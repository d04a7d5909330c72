import { randomBytes } from 'node:crypto'
import type { LoginInput } from '@comptoir/contracts'
import { v7 as newId } from 'uuid'
import type { Database } from '../../platform/db/database.ts'
import { isSealed, readRefreshToken, writeRefreshToken, type AccessClaims } from '../../platform/auth/tokens.ts'
import { DomainError } from '../../platform/errors.ts'
import { findAccountByEmail, findCompanyOf, type AccountRow } from './accounts.repository.ts'
import { countFailure, forgetFailures, secondsToWait, throttleKey } from './login-throttle.repository.ts'
import { isPassword, spendTheSameTime } from './passwords.ts'
import { insertSession, lockSession, revokeSession, rotateSession, type SessionRow } from './sessions.repository.ts'

const SESSION_HOURS = 12
/** Two tabs may send the same refresh token: within this time the second gets the first one's successor. */
const GRACE_MS = 20_000

export interface Opened {
  claims: AccessClaims
  refreshToken: string
  expiresAt: Date
}

interface Attempt {
  db: Database
  now: Date
  secret: string
  address: string
  userAgent: string | null
}

/** Opens a session for the right password. Every failure takes as long and says the same. */
export async function signIn(attempt: Attempt, input: LoginInput): Promise<Opened> {
  const { db, now } = attempt
  const emailKey = throttleKey('email', input.email)
  const keys = [emailKey, throttleKey('address', attempt.address)]
  const seconds = await secondsToWait(db, keys, now)
  if (seconds > 0) throw new DomainError('auth.tooManyAttempts', { seconds })
  const account = await findAccountByEmail(db, input.email)
  if (!account || !(await matches(account, input.password))) {
    if (!account) await spendTheSameTime(input.password)
    await countFailure(db, keys, now)
    throw new DomainError('auth.invalidCredentials')
  }
  await forgetFailures(db, emailKey)
  return openSession(attempt, account.id)
}

function matches(account: AccountRow, password: string): Promise<boolean> {
  return isPassword(account.password_hash, password)
}

/** Opens a session for an account whose identity is already certain. */
export async function openSession(
  { db, now, secret, userAgent }: Pick<Attempt, 'db' | 'now' | 'secret' | 'userAgent'>,
  accountId: string,
): Promise<Opened> {
  const id = newId()
  const salt = randomBytes(32)
  const companyId = await findCompanyOf(db, accountId)
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000)
  await insertSession(db, { accountId, id, companyId, salt, now, expiresAt, userAgent })
  return {
    claims: { sub: accountId, sid: id, cid: companyId },
    refreshToken: writeRefreshToken(secret, salt, { accountId, sessionId: id, generation: 1 }),
    expiresAt,
  }
}

/**
 * Gives the next refresh token. A token of the generation before is honoured for a moment, and gives the same successor;
 * an older one was stolen or replayed: the whole session ends.
 */
export async function refreshSession({ db, now, secret }: Pick<Attempt, 'db' | 'now' | 'secret'>, text: string): Promise<Opened> {
  const token = readRefreshToken(text)
  if (!token) throw new DomainError('auth.refreshRefused')
  const opened = await db.transaction().execute(async (trx): Promise<Opened | null> => {
    const session = await lockSession(trx, token.accountId, token.sessionId)
    if (!session || !isLive(session, now) || !isSealed(secret, session.salt, token)) return null
    const isCurrent = token.generation === session.generation
    const isJustRotated = token.generation === session.generation - 1 && now.getTime() - session.rotated_at.getTime() < GRACE_MS
    if (!isCurrent && !isJustRotated) {
      await revokeSession(trx, session.account_id, session.id, now)
      return null
    }
    if (isCurrent) await rotateSession(trx, session, now)
    const generation = isCurrent ? session.generation + 1 : session.generation
    return {
      claims: { sub: session.account_id, sid: session.id, cid: session.company_id },
      refreshToken: writeRefreshToken(secret, session.salt, { accountId: session.account_id, sessionId: session.id, generation }),
      expiresAt: session.expires_at,
    }
  })
  if (!opened) throw new DomainError('auth.refreshRefused')
  return opened
}

function isLive(session: SessionRow, now: Date): boolean {
  return session.revoked_at === null && session.expires_at > now
}

/** Ends the session that a refresh token names, if it is genuine. Never refuses. */
export async function signOut({ db, now, secret }: Pick<Attempt, 'db' | 'now' | 'secret'>, text: string): Promise<void> {
  const token = readRefreshToken(text)
  if (!token) return
  await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, token.accountId, token.sessionId)
    if (session && isSealed(secret, session.salt, token)) await revokeSession(trx, session.account_id, session.id, now)
  })
}
