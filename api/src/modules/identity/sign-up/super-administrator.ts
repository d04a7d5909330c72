import { FALLBACK } from '@comptoir/i18n'
import { v7 as newId } from 'uuid'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findAccountByEmail, insertAccount, isEmailTaken, setSuperAdministrator } from '../accounts/index.ts'
import { insertLink, linkMail } from '../account-mails/index.ts'
import { NO_PASSWORD } from '../passwords/index.ts'

interface Wanted {
  email: string
  /** Makes a super-administrator of an account that is there already. */
  isPromotion: boolean
  publicUrl: string
  /** Whether the link is mailed as well. */
  isMailed: boolean
}

/** `url` sets the password, once, within 24 hours. */
export type Made = { outcome: 'made'; url: string } | { outcome: 'promoted' | 'known' | 'closed' }

const LINK_HOURS = 24

/**
 * Makes a super-administrator who has no password yet. An account that is there is only promoted when that is asked for;
 * one that never got a password is given another link.
 */
export function makeSuperAdministrator(db: Database, now: Date, wanted: Wanted): Promise<Made> {
  const { email, isPromotion } = wanted
  return db.transaction().execute(async (trx): Promise<Made> => {
    const id = newId()
    const isNew = await insertAccount(
      trx,
      { id, email, name: email.split('@')[0] ?? email, passwordHash: NO_PASSWORD, language: null, companyName: null },
      now,
    )
    if (isNew) {
      await setSuperAdministrator(trx, id)
      return { outcome: 'made', url: await linkFor(trx, now, id, wanted) }
    }
    const known = await findAccountByEmail(trx, email)
    if (!known) return { outcome: (await isEmailTaken(trx, email)) ? 'closed' : 'known' }
    const isWaiting = known.is_super_administrator && known.password_hash === NO_PASSWORD
    if (isWaiting) return { outcome: 'made', url: await linkFor(trx, now, known.id, wanted) }
    if (!isPromotion) return { outcome: 'known' }
    await setSuperAdministrator(trx, known.id)
    return { outcome: 'promoted' }
  })
}

async function linkFor(trx: Tx, now: Date, accountId: string, { email, publicUrl, isMailed }: Wanted): Promise<string> {
  const token = await insertLink(trx, 'reset', { email, accountId }, now, LINK_HOURS)
  const url = `${publicUrl}/reset-password?token=${token}`
  if (isMailed) await queueMail({ db: trx, now }, linkMail('firstPassword', email, FALLBACK, url))
  return url
}
