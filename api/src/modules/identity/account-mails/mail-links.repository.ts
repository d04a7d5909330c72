import type { Queryable } from '../../../platform/db/database.ts'
import type { JsonColumns } from '../../../platform/db/json-columns.ts'
import { emailKey, HOUR_MS, newToken, tokenHash } from './link-tokens.ts'

/** What an account is made of once its e-mail is confirmed. */
export type SignUp = JsonColumns['mail_link.sign_up']

export interface MailLink {
  accountId: string | null
  signUp: SignUp | null
}

export type LinkKind = 'confirm' | 'reset'

/** A link that opens an account, or a person's way to one. */
export type LinkOwner = { email: string; accountId: string } | { signUp: SignUp }

/** Links that are over tell for a while longer who signed up and never confirmed. */
const SIGN_UP_DAYS = 7

/** Makes a link; gives its token, of which only the hash is kept. */
export async function insertLink(
  db: Queryable,
  kind: LinkKind,
  owner: LinkOwner,
  now: Date,
  hours: number,
): Promise<string> {
  const token = newToken()
  const isSignUp = 'signUp' in owner
  await db
    .insertInto('mail_link')
    .values({
      token_hash: tokenHash(token),
      kind,
      email_key: emailKey(isSignUp ? owner.signUp.email : owner.email),
      account_id: isSignUp ? null : owner.accountId,
      sign_up: isSignUp ? JSON.stringify(owner.signUp) : null,
      created_at: now,
      expires_at: new Date(now.getTime() + hours * HOUR_MS),
    })
    .execute()
  return token
}

/** A link that still works; undefined for one that is unknown, used or over. */
export async function findLink(db: Queryable, kind: LinkKind, token: string, now: Date): Promise<MailLink | undefined> {
  const row = await db
    .selectFrom('mail_link')
    .select(['account_id', 'sign_up'])
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { accountId: row.account_id, signUp: row.sign_up }
}

/** Uses a link up; of two concurrent uses, the second gets false. */
export async function spendLink(db: Queryable, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Once one link of an e-mail did its work, the others do none; invitations are answered apart. */
export async function spendLinks(db: Queryable, email: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('email_key', '=', emailKey(email))
    .where('kind', '<>', 'invite')
    .where('used_at', 'is', null)
    .execute()
}

/** The newest sign-up of an e-mail that waits for its confirmation, though its link may be over. */
export async function findSignUp(db: Queryable, email: string, now: Date): Promise<SignUp | undefined> {
  const row = await db
    .selectFrom('mail_link')
    .select('sign_up')
    .where('email_key', '=', emailKey(email))
    .where('sign_up', 'is not', null)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SIGN_UP_DAYS * 86_400_000))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sign_up ?? undefined
}

export async function removeOldLinks(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('expires_at', '<', new Date(now.getTime() - SIGN_UP_DAYS * 86_400_000))
    .execute()
}
