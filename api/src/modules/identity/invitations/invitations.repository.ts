import type { Role } from '@comptoir/contracts/roles'
import type { Tx } from '../../../platform/db/database.ts'
import type { Invited } from '../account-mails/index.ts'

/** What somebody is invited to; `email` is that of the person who was meant. */
export interface Invitation {
  company: string
  name: string
  email: string
  role: Role
}

/** The invitation of a user who has not joined yet; null for one who has, or whose invitation was revoked. The company is entered. */
export async function findPending(trx: Tx, { companyId, userId }: Invited): Promise<Invitation | null> {
  const row = await trx
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .select(['c.name as company', 'u.name', 'u.invited_email', 'u.role'])
    .where('u.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .where('u.id', '=', userId)
    .where('u.account_id', 'is', null)
    .executeTakeFirst()
  return row?.invited_email ? { company: row.company, name: row.name, email: row.invited_email, role: row.role } : null
}

/** Makes the account the user; false where somebody was first, or the invitation is no more. */
export async function takeUp(
  trx: Tx,
  { companyId, userId }: Invited,
  accountId: string,
  name: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('app_user')
    .set((eb) => ({
      account_id: accountId,
      invited_email: null,
      invitation_language: null,
      invitation_ends_at: null,
      version: eb('version', '+', 1),
      ...(name === null ? {} : { name }),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('account_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
