import { randomBytes } from 'node:crypto'
import type { LoginInput } from '@comptoir/contracts/identity/session'
import { v7 as newId } from 'uuid'
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts'
import { isSealed, readRefreshToken, writeRefreshToken, type AccessClaims } from '../../../platform/auth/tokens.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { recordAccount, type Asked } from '../account-trail/index.ts'
import { enterCompanyOf, findAccountByEmail } from '../accounts/index.ts'
import { findDevice } from './known-device.ts'
import { isPassword, NO_PASSWORD, PASSWORD_CHECKS } from '../passwords/index.ts'
import { checkSecondFactor } from '../second-factor/index.ts'
import { insertSession, lockSession, revokeSession, rotateSession, type SessionRow } from './sessions.repository.ts'
import { countSignInTry } from './sign-in-tries.ts'
import { waitUntil } from '../throttle/index.ts'

const SESSION_HOURS = 12
/** Two tabs may send the same refresh token: within this time the second gets the first one's successor. */
const GRACE_MS = 20_000
/** How long somebody waits whose address or device has too many checks waiting. */
const FULL_MS = 60_000

export interface Opened {
  claims: AccessClaims
  refreshToken: string
  expiresAt: Date
}

interface Attempt {
  db: Database
  now: Date
  secret: string
  requestId: string
  visitor: Visitor
  /** The cookie that says to which accounts this device is known. */
  deviceCookie: string
  /** Told of a try that failed, and for which account. */
  onFailed: (failed: FailedTry) => void
}

export interface FailedTry {
  accountId: string
  action: 'user.signInFailed' | 'user.secondFactorRefused'
}

/** Opens a session for whoever proves to be the account that they name. */
export async function signIn(attempt: Attempt, input: LoginInput): Promise<Opened> {
  const accountId = await identify(attempt, input)
  const { now, secret, visitor } = attempt
  return attempt.db.transaction().execute(async (db) => {
    const opened = await openSession({ db, now, secret, userAgent: visitor.userAgent }, accountId)
    await recordEntered(db, attempt, opened)
    return opened
  })
}

/** The company in which a session was opened reads that somebody came in. */
export async function recordEntered(trx: Tx, asked: Asked, { claims: { sub, cid } }: Opened): Promise<void> {
  if (cid !== null) await recordAccount(trx, asked, { accountId: sub, action: 'user.signedIn', companyIds: [cid] })
}

/**
 * Asks for the right password, and the second factor where the account has one; gives the account. Every failure takes as
 * long and says the same; only somebody who knows the password learns more.
 */
export async function identify(attempt: Attempt, input: LoginInput): Promise<string> {
  const { db, now, secret, visitor, onFailed } = attempt
  const account = await findAccountByEmail(db, input.email)
  const deviceId = account ? findDevice(secret, attempt.deviceCookie, account.id) : null
  const asker = deviceId ?? visitor.address
  if (PASSWORD_CHECKS.isFull(asker))
    throw new DomainError('auth.tooManyAttempts', waitUntil(new Date(now.getTime() + FULL_MS), now))
  const tries = await countSignInTry(db, { email: input.email, address: visitor.address, deviceId }, now)
  const isRight = await isPassword(asker, account?.password_hash ?? NO_PASSWORD, input.password)
  if (account && !isRight) onFailed({ accountId: account.id, action: 'user.signInFailed' })
  if (!account || !isRight) throw new DomainError('auth.invalidCredentials')
  const accountId = account.id
  await tries.takeBack()
  await checkSecondFactor({ db, now, secret, accountId }, input.code).catch((error: unknown) => {
    const isWrong = error instanceof DomainError && error.code === 'auth.secondFactorWrong'
    if (isWrong) onFailed({ accountId, action: 'user.secondFactorRefused' })
    throw error
  })
  return accountId
}

/** Opens a session for an account whose identity is already certain. */
export async function openSession(
  { db, now, secret, userAgent }: Pick<Attempt, 'now' | 'secret'> & { db: Queryable; userAgent: string | null },
  accountId: string,
): Promise<Opened> {
  const id = newId()
  const salt = randomBytes(32)
  const companyId = await enterCompanyOf(db, accountId, now)
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000)
  await insertSession(db, { accountId, id, companyId, salt, now, expiresAt, userAgent })
  return {
    claims: { sub: accountId, sid: id, cid: companyId },
    refreshToken: writeRefreshToken(secret, salt, { accountId, sessionId: id, generation: 1 }),
    expiresAt,
  }
}

type Renewing = Pick<Attempt, 'db' | 'secret'> & Asked

/**
 * Gives the next refresh token. A token of the generation before is honoured for a moment, and gives the same successor;
 * an older one was stolen or replayed: the whole session ends.
 */
export async function refreshSession(asking: Renewing, text: string): Promise<Opened> {
  const { db, now, secret } = asking
  const token = readRefreshToken(text)
  if (!token) throw new DomainError('auth.refreshRefused')
  const opened = await db.transaction().execute(async (trx): Promise<Opened | null> => {
    const session = await lockSession(trx, token.accountId, token.sessionId)
    if (!session || !isLive(session, now) || !isSealed(secret, session.salt, token)) return null
    const isCurrent = token.generation === session.generation
    const isJustRotated =
      token.generation === session.generation - 1 && now.getTime() - session.rotated_at.getTime() < GRACE_MS
    if (!isCurrent && !isJustRotated) {
      await endCopied(trx, asking, session)
      return null
    }
    if (isCurrent) await rotateSession(trx, session, now)
    const generation = isCurrent ? session.generation + 1 : session.generation
    return {
      claims: { sub: session.account_id, sid: session.id, cid: session.company_id },
      refreshToken: writeRefreshToken(secret, session.salt, {
        accountId: session.account_id,
        sessionId: session.id,
        generation,
      }),
      expiresAt: session.expires_at,
    }
  })
  if (!opened) throw new DomainError('auth.refreshRefused')
  return opened
}

/** Two browsers had the same cookie: nobody knows which of them is the person's. */
async function endCopied(trx: Tx, asking: Renewing, session: SessionRow): Promise<void> {
  const { account_id: accountId, company_id: companyId } = session
  await revokeSession(trx, accountId, session.id, asking.now)
  await recordAccount(trx, asking, {
    accountId,
    action: 'user.sessionsEnded',
    after: { cause: 'copied', sessions: 1 },
    companyIds: companyId === null ? [] : [companyId],
    isByPerson: false,
  })
}

function isLive(session: SessionRow, now: Date): boolean {
  return session.revoked_at === null && session.expires_at > now
}

/** Ends the session that a refresh token names, if it is genuine. Never refuses. */
export async function signOut(asking: Renewing, text: string): Promise<void> {
  const { db, now, secret } = asking
  const token = readRefreshToken(text)
  if (!token) return
  await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, token.accountId, token.sessionId)
    if (!session || !isLive(session, now) || !isSealed(secret, session.salt, token)) return
    const { account_id: accountId, company_id: companyId } = session
    await revokeSession(trx, accountId, session.id, now)
    const companyIds = companyId === null ? [] : [companyId]
    await recordAccount(trx, asking, { accountId, action: 'user.signedOut', companyIds })
  })
}
