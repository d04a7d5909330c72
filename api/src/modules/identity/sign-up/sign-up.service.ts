import type { ConfirmEmailInput, PendingSignUp, ResetPasswordInput } from '@comptoir/contracts/identity/accounts'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findLink, spendLink, spendLinks, tellAccount, type SignUp } from '../account-mails/index.ts'
import { recordAccount, type Asked } from '../account-trail/index.ts'
import { getAccount, insertAccount, setPassword } from '../accounts/index.ts'
import { hashPassword, NO_PASSWORD, refuseCommonPassword } from '../passwords/index.ts'
import { openSession, revokeSessions, type Opened } from '../sessions/index.ts'
import { forgetTries, throttleKey } from '../throttle/index.ts'

interface Asking {
  db: Database
  now: Date
}

/** What a link would open, for its reader to recognise before choosing a password; the link is not used by it. */
export async function readPendingSignUp({ db, now }: Asking, token: string): Promise<PendingSignUp> {
  const { companyName, name, email } = await pendingSignUp(db, token, now)
  return { company: companyName, name, email }
}

/**
 * Creates the account that a link was requested for, with the password of whoever reads the mail, and opens its session.
 * Who asked may have been somebody else, and gets nothing.
 */
export async function confirmEmail(
  asking: Asking & { secret: string; userAgent: string | null },
  { token, password }: ConfirmEmailInput,
): Promise<Opened> {
  const { db, now } = asking
  const signUp = await pendingSignUp(db, token, now)
  await refuseCommonPassword(password, signUp.email, '/password')
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    if (!(await spendLink(trx, token, now))) throw new DomainError('auth.linkSpent')
    const accountId = await makeAccount(trx, signUp, passwordHash, now)
    return openSession({ ...asking, db: trx }, accountId)
  })
}

async function pendingSignUp(db: Database, token: string, now: Date): Promise<SignUp> {
  const link = await findLink(db, 'confirm', token, now)
  if (!link?.signUp) throw new DomainError('auth.linkSpent')
  return link.signUp
}

/** Sets a new password and ends every session. */
export async function resetPassword(
  asking: Asked & { db: Database },
  { token, password }: ResetPasswordInput,
): Promise<void> {
  const { db, now } = asking
  const link = await findLink(db, 'reset', token, now)
  const accountId = link?.accountId ?? null
  if (accountId === null) throw new DomainError('auth.linkSpent')
  await refuseCommonPassword(password, (await getAccount(db, accountId)).email, '/password')
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    if (!(await spendLink(trx, token, now))) throw new DomainError('auth.linkSpent')
    await replacePassword(trx, accountId, passwordHash, now)
    await recordAccount(trx, asking, { accountId, action: 'user.passwordReset' })
  })
}

async function makeAccount(
  trx: Tx,
  { email, name, companyName, language }: SignUp,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const id = newId()
  if (!(await insertAccount(trx, { id, email, name, passwordHash, language, companyName }, now)))
    throw new DomainError('auth.linkSpent')
  await spendLinks(trx, email, now)
  return id
}

async function replacePassword(trx: Tx, accountId: string, passwordHash: string, now: Date): Promise<void> {
  const { email, password_hash: before } = await getAccount(trx, accountId)
  await setPassword(trx, accountId, passwordHash)
  await revokeSessions(trx, accountId, now)
  await spendLinks(trx, email, now)
  // Who reads the mails of an e-mail need not wait for what others tried on it.
  await forgetTries(trx, throttleKey('email', email))
  if (before !== NO_PASSWORD) await tellAccount({ db: trx, now }, accountId, 'passwordChanged')
}
