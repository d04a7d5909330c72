import { Refusal } from '../common/refusal.ts'
import { errorCode, withConnection, withUser } from './connection.ts'
import { connectGiven, isThroughPooler, refusePooler } from './external.ts'
import { keptPassword } from './keys.ts'
import { scramVerifier } from './scram.ts'

export type LoginRole = 'app_rw' | 'app_admin'
type Membership = { user: string; is_member: boolean; is_past_policies: boolean }

const PASSWORDS = { app_rw: 'appPassword', app_admin: 'adminPassword' } as const
const SETTINGS = { app_rw: 'DATABASE_APP_URL', app_admin: 'DATABASE_ADMIN_URL' } as const

/** The address of a role with the password that the data folder keeps, which is set again only when it no longer works. */
export async function ownLogin(ownerUrl: string, dataDir: string, role: LoginRole): Promise<string> {
  const password = keptPassword(dataDir, PASSWORDS[role])
  const url = withUser(ownerUrl, role, password)
  if (!(await works(url))) {
    await setPassword(ownerUrl, role, password)
    await connectGiven('DATABASE_URL', url, (client) => client.query('select 1'))
  }
  return url
}

async function works(url: string): Promise<boolean> {
  try {
    await withConnection(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function setPassword(ownerUrl: string, role: LoginRole, password: string): Promise<void> {
  try {
    await withConnection(ownerUrl, (client) =>
      client.query(`alter role ${role} login password '${scramVerifier(password)}'`),
    )
  } catch (error) {
    if (errorCode(error) !== '42501') throw error
    throw new Refusal(
      `Role ${role} exists, and the user in DATABASE_URL is not allowed to set its password. Set ${SETTINGS[role]} to its address, with its current password.`,
    )
  }
}

/**
 * Refuses an address whose user has other rights than its part in the product needs, or that leads to a pooler where none
 * is reckoned with.
 */
export async function checkGivenLogin(role: LoginRole, url: string, isPooled = false): Promise<void> {
  const setting = SETTINGS[role]
  const { user, is_member, is_past_policies } = await connectGiven(setting, url, async (client) => {
    if (role === 'app_admin') await refusePooler(setting, client)
    else if (!isPooled && (await isThroughPooler(client)))
      throw new Refusal(`The address in ${setting} leads to a pooler: set DATABASE_POOLING=transaction as well.`)
    const { rows } = await client.query<Membership>(
      `select current_user as "user", pg_has_role(current_user, $1, 'usage') as is_member,
              rolsuper or rolbypassrls as is_past_policies
         from pg_roles where rolname = current_user`,
      [role],
    )
    const [membership] = rows
    if (membership === undefined) throw new Error(`pg_roles does not list the user of ${setting}`)
    return membership
  })
  if (!is_member)
    throw new Refusal(
      `User "${user}" of ${setting} has no permissions on the tables. Run "grant ${role} to ${user}" as the owner of the database.`,
    )
  if (role === 'app_rw' && is_past_policies) {
    throw new Refusal(
      `User "${user}" of ${setting} bypasses row-level security, which keeps companies apart. Use an ordinary user there.`,
    )
  }
  if (role === 'app_admin' && !is_past_policies) {
    throw new Refusal(
      `User "${user}" of ${setting} is subject to row-level security. Run "alter role ${user} bypassrls" as a superuser.`,
    )
  }
}
