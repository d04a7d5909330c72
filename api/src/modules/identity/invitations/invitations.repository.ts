import type { UserRole } from '@comptoir/contracts/roles'
import type { Tx } from '../../../platform/db/database.ts'
import type { Invited } from '../account-mails/index.ts'

/** What somebody is invited to; `email` is that of the person who was meant. */
export interface Invitation {
  company: string
  name: string
  email: string
  role: UserRole
  /** Of a role that the company made. */
  roleName: string | null
}

/** The invitation of a user who has not joined yet; null for one who has, or whose invitation was revoked. The company is entered. */
export async function findPending(trx: Tx, { companyId, userId }: Invited): Promise<Invitation | null> {
  const row = await trx
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .leftJoin('own_role as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['c.name as company', 'u.name', 'u.invited_email', 'u.role', 'r.name as role_name'])
    .where('u.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .where('u.id', '=', userId)
    .where('u.account_id', 'is', null)
    .executeTakeFirst()
  if (!row?.invited_email) return null
  const { company, name, role } = row
  return { company, name, email: row.invited_email, role, roleName: row.role_name }
}

/** Makes the account the user; false where somebody was first, or the invitation is no more or goes to another e-mail now. */
export async function takeUp(
  trx: Tx,
  { companyId, userId }: Invited,
  { email, accountId, name }: { email: string; accountId: string; name: string | null },
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
    .where('invited_email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
