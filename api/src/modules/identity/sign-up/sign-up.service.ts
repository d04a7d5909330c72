import type { ResetPasswordInput } from '@comptoir/contracts/identity/accounts'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findLink, spendLink, spendLinks, tellAccount, type SignUp } from '../account-mails/index.ts'
import { getAccount, insertAccount, setPassword } from '../accounts/index.ts'
import { hashPassword, NO_PASSWORD, refuseCommonPassword } from '../passwords/index.ts'
import { openSession, revokeSessions, type Opened } from '../sessions/index.ts'
import { forgetTries, throttleKey } from '../throttle/index.ts'

interface Asking {
  db: Database
  now: Date
}

/** Creates the account that a link was requested for, and opens its session: who reads the mail is who asked. */
export async function confirmEmail(
  asking: Asking & { secret: string; userAgent: string | null },
  token: string,
): Promise<Opened> {
  const { db, now } = asking
  return db.transaction().execute(async (trx) => {
    const link = await findLink(trx, 'confirm', token, now)
    if (!link?.signUp || !(await spendLink(trx, token, now))) throw new DomainError('auth.linkSpent')
    const accountId = await makeAccount(trx, link.signUp, link.signUp.passwordHash, now)
    return openSession({ ...asking, db: trx }, accountId)
  })
}

/** Sets a new password and ends every session. A link that reached somebody confirms the e-mail as well. */
export async function resetPassword({ db, now }: Asking, { token, password }: ResetPasswordInput): Promise<void> {
  const link = await findLink(db, 'reset', token, now)
  if (!link) throw new DomainError('auth.linkSpent')
  await refuseCommonPassword(password, link.signUp?.email ?? (await emailOf(db, link.accountId)), '/password')
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    if (!(await spendLink(trx, token, now))) throw new DomainError('auth.linkSpent')
    if (link.signUp) await makeAccount(trx, link.signUp, passwordHash, now)
    else if (link.accountId !== null) await replacePassword(trx, link.accountId, passwordHash, now)
  })
}

async function emailOf(db: Database, accountId: string | null): Promise<string | null> {
  return accountId === null ? null : (await getAccount(db, accountId)).email
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
