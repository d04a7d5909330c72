import { randomBytes } from 'node:crypto'
import type { BothFactorsInput, SecondFactorSetup } from '@comptoir/contracts/identity/accounts'
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { openSecret, sealSecret } from '../../../platform/sealed-secret.ts'
import { checkOwnPassword, getAccount } from '../accounts/index.ts'
import { tellAccount } from '../account-mails/index.ts'
import { recordAccount, type Asked } from '../account-trail/index.ts'
import { limitTries, takeBackTry, throttleKey } from '../throttle/index.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
  type SecondFactorRow,
} from './second-factor.repository.ts'
import { base32, stepOfCode, totpAddress } from './totp.rules.ts'

/** Who acts on the own second factor, and when. */
export interface Acting {
  db: Database
  now: Date
  secret: string
  accountId: string
}

const SECRET_BYTES = 20
const MOST_CODES = 5

async function hasSecondFactor(db: Queryable, accountId: string): Promise<boolean> {
  const factor = await findSecondFactor(db, accountId)
  return factor !== undefined && factor.confirmed_at !== null
}

/** What the profile says of it. */
export async function readSecondFactor(
  db: Queryable,
  accountId: string,
): Promise<{ hasSecondFactor: boolean; recoveryCodeCount: number }> {
  return {
    hasSecondFactor: await hasSecondFactor(db, accountId),
    recoveryCodeCount: await countRecoveryCodes(db, accountId),
  }
}

/** The same, where the companies of the account read of it. */
export type Changing = Acting & Asked

/** Gives a new secret, which counts once a code of it was given. */
export async function beginSetup({ db, now, secret, accountId }: Acting): Promise<SecondFactorSetup> {
  const plain = randomBytes(SECRET_BYTES)
  if (!(await beginSecondFactor(db, accountId, sealSecret({ secret, use: 'second factor' }, accountId, plain), now)))
    throw new DomainError('secondFactor.alreadyOn')
  const { email } = await getAccount(db, accountId)
  return { secret: base32(plain), address: totpAddress(plain, email) }
}

/** From now on signing in asks for a code. Gives the recovery codes, which nobody sees again. */
export async function confirmSetup(acting: Changing, code: string): Promise<string[]> {
  const { db, now, accountId } = acting
  const factor = await findSecondFactor(db, accountId)
  if (!factor) throw new DomainError('secondFactor.notSetUp')
  if (factor.confirmed_at !== null) throw new DomainError('secondFactor.alreadyOn')
  const tries = throttleKey('code', accountId)
  await limitTries(db, tries, now, { most: MOST_CODES })
  return db.transaction().execute(async (trx) => {
    if (!(await isTotp(trx, acting, factor.sealed_secret, code)))
      throw new DomainError('secondFactor.codeWrong', {}, '/code')
    await confirmSecondFactor(trx, accountId, now)
    await takeBackTry(trx, tries)
    const codes = await renewCodes(trx, accountId)
    await tellAccount({ db: trx, now }, accountId, 'secondFactorOn')
    await recordAccount(trx, acting, { accountId, action: 'user.secondFactorOn' })
    return codes
  })
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(acting: Changing, given: BothFactorsInput): Promise<string[]> {
  await checkBothFactors(acting, given)
  const { accountId } = acting
  return acting.db.transaction().execute(async (trx) => {
    const codes = await renewCodes(trx, accountId)
    await recordAccount(trx, acting, { accountId, action: 'user.recoveryCodesRenewed' })
    return codes
  })
}

export async function removeOwnSecondFactor(acting: Changing, given: BothFactorsInput): Promise<void> {
  await checkBothFactors(acting, given)
  await acting.db.transaction().execute(async (trx) => {
    const { accountId, now } = acting
    await removeSecondFactor(trx, accountId)
    await tellAccount({ db: trx, now }, accountId, 'secondFactorOff')
    await recordAccount(trx, acting, { accountId, action: 'user.secondFactorOff' })
  })
}

/** A stolen session and a known password are not enough to be rid of the second factor, nor to make new codes of it. */
async function checkBothFactors(acting: Acting, { password, code }: BothFactorsInput): Promise<void> {
  const { db, accountId } = acting
  const factor = await findSecondFactor(db, accountId)
  if (!factor || factor.confirmed_at === null) throw new DomainError('secondFactor.notSetUp')
  await checkOwnPassword(acting, password, '/password')
  if (!(await isCode(acting, factor, code))) throw new DomainError('secondFactor.codeWrong', {}, '/code')
}

/**
 * Asks who signs in for the second factor, where the account has one. A code counts once, whether of an authenticator or
 * a recovery code. Only who knows the password comes this far, so its own limit locks nobody else out.
 */
export async function checkSecondFactor(acting: Acting, code: string | undefined): Promise<void> {
  const { db, accountId } = acting
  const factor = await findSecondFactor(db, accountId)
  if (!factor || factor.confirmed_at === null) return
  if (code === undefined) throw new DomainError('auth.secondFactorRequired')
  if (!(await isCode(acting, factor, code))) throw new DomainError('auth.secondFactorWrong')
}

/** Whether a code is right, of an authenticator or a recovery code, and uses it up. Wrong ones are limited. */
async function isCode(acting: Acting, factor: SecondFactorRow, code: string): Promise<boolean> {
  const { db, now, accountId } = acting
  const tries = throttleKey('code', accountId)
  await limitTries(db, tries, now, { most: MOST_CODES })
  const isRight =
    (await isTotp(db, acting, factor.sealed_secret, code)) ||
    (await spendRecoveryCode(db, accountId, hashOfRecoveryCode(code), now))
  if (isRight) await takeBackTry(db, tries)
  return isRight
}

async function isTotp(
  db: Queryable,
  { secret, accountId, now }: Acting,
  sealed: Buffer,
  code: string,
): Promise<boolean> {
  const plain = openSecret({ secret, use: 'second factor' }, accountId, sealed)
  const step = plain === null ? null : stepOfCode(plain, code.replace(/[\s-]/g, ''), now)
  return step !== null && spendStep(db, accountId, step)
}

async function renewCodes(trx: Tx, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(trx, accountId, codes.map(hashOfRecoveryCode))
  return codes
}
