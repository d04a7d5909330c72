import type { Queryable } from '../../../platform/db/database.ts'
import { emailKey, HOUR_MS, newToken, tokenHash } from './link-tokens.ts'

/** Whom a link invites: a user of a company who has not joined yet. */
export interface Invited {
  companyId: string
  userId: string
}

/** Makes a link that invites, until an instant; gives its token, of which only the hash is kept. Earlier ones of the user work no more. */
export async function insertInvitation(
  db: Queryable,
  { companyId, userId }: Invited,
  { email, now, endsAt }: { email: string; now: Date; endsAt: Date },
): Promise<string> {
  await spendInvitations(db, { companyId, userId }, now)
  const token = newToken()
  await db
    .insertInto('mail_link')
    .values({
      token_hash: tokenHash(token),
      kind: 'invite',
      email_key: emailKey(email),
      company_id: companyId,
      user_id: userId,
      created_at: now,
      expires_at: endsAt,
    })
    .execute()
  return token
}

/** Whom a link invites that still works; null for one that is unknown, used or over. */
export async function findInvitation(db: Queryable, token: string, now: Date): Promise<Invited | null> {
  const row = await db
    .selectFrom('mail_link')
    .select(['company_id', 'user_id'])
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'invite')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.company_id && row.user_id ? { companyId: row.company_id, userId: row.user_id } : null
}

/** From now on no link invites this user. */
export async function spendInvitations(db: Queryable, { companyId, userId }: Invited, now: Date): Promise<void> {
  await db
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invite')
    .where('used_at', 'is', null)
    .execute()
}

/** For how long an invitation works. */
export const INVITATION_DAYS = 7

/** When an invitation that is sent now is over. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 24 * HOUR_MS)
}
