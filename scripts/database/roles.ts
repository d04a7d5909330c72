import type { Client } from 'pg'
import { ROLE_LIMITS } from '../../api/src/platform/db/role-limits.ts'
import { Refusal } from '../common/refusal.ts'
import { errorCode, withConnection } from './connection.ts'
import { checkGivenLogin, ownLogin } from './role-login.ts'

export type RoleUrls = { appUrl: string; adminUrl: string }
/** Addresses that somebody gave for the roles; then the passwords are theirs to keep. `isPooled`: `appUrl` leads to a pooler. */
export type GivenUrls = { appUrl?: string | undefined; adminUrl?: string | undefined; isPooled?: boolean }

/**
 * The roles that migrations grant to: `app_rw` under row-level security, `app_admin` past it (validated bulk import,
 * lists of the super-administrator), `app_search` as owner of the search functions, `app_books` of those that change
 * series and balances.
 */
const ROLES = [
  {
    name: 'app_rw',
    options: 'nosuperuser nobypassrls',
    isRight: (role: Attributes) => !role.rolsuper && !role.rolbypassrls,
  },
  { name: 'app_admin', options: 'bypassrls', isRight: (role: Attributes) => role.rolbypassrls || role.rolsuper },
  { name: 'app_search', options: 'nologin', isRight: () => true },
  { name: 'app_books', options: 'nologin', isRight: () => true },
] as const
type Attributes = { rolsuper: boolean; rolbypassrls: boolean }

/** Makes the roles that are missing and answers the addresses the product connects with. */
export async function ensureRoles(ownerUrl: string, dataDir: string, given: GivenUrls = {}): Promise<RoleUrls> {
  await withConnection(ownerUrl, makeRoles).catch(refuseMissingRight)
  if (given.appUrl !== undefined) await checkGivenLogin('app_rw', given.appUrl, given.isPooled)
  if (given.adminUrl !== undefined) await checkGivenLogin('app_admin', given.adminUrl)
  return {
    appUrl: given.appUrl ?? (await ownLogin(ownerUrl, dataDir, 'app_rw')),
    adminUrl: given.adminUrl ?? (await ownLogin(ownerUrl, dataDir, 'app_admin')),
  }
}

async function makeRoles(client: Client): Promise<void> {
  await client.query('begin')
  // Roles belong to the whole server, where another installation may start at this moment.
  await client.query("select pg_advisory_xact_lock(hashtext('comptoir roles'))")
  for (const { name, options, isRight } of ROLES) {
    const { rows } = await client.query<Attributes>('select rolsuper, rolbypassrls from pg_roles where rolname = $1', [
      name,
    ])
    const [role] = rows
    if (role === undefined) await client.query(`create role ${name} ${options}`)
    else if (!isRight(role)) await client.query(`alter role ${name} ${options}`)
  }
  await joinOwners(client)
  for (const [role, settings] of Object.entries(ROLE_LIMITS)) await limit(client, role, settings)
  await client.query('commit')
}

/** Bounds what the role's statements may take. Roles that somebody else made may be theirs alone to change. */
async function limit(client: Client, role: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await client.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
       where setdatabase = 0 and setrole = (select oid from pg_roles where rolname = $1)`,
    [role],
  )
  const held = new Set(rows.map(({ setting }) => setting))
  for (const [name, value] of Object.entries(settings)) {
    if (held.has(`${name}=${value}`)) continue
    await client.query('savepoint before_limit')
    try {
      await client.query(`alter role ${role} set ${name} = '${value}'`)
    } catch (error) {
      if (errorCode(error) !== '42501') throw error
      await client.query('rollback to savepoint before_limit')
    }
  }
}

/** Only a member may hand a function over to a role. A superuser counts as a member of all. */
async function joinOwners(client: Client): Promise<void> {
  for (const role of ['app_search', 'app_books']) {
    const { rows } = await client.query<{ is_member: boolean }>(
      "select pg_has_role(current_user, $1, 'usage') as is_member",
      [role],
    )
    if (rows[0]?.is_member !== true) await client.query(`grant ${role} to current_user`)
  }
}

function refuseMissingRight(error: unknown): never {
  if (errorCode(error) !== '42501') throw error
  throw new Refusal(
    "The user in DATABASE_URL is not allowed to create the roles app_rw, app_admin, app_search and app_books: let a superuser run \"create role app_rw login password '...'; create role app_admin login bypassrls password '...'; create role app_search; create role app_books; grant app_search, app_books to <the user of DATABASE_URL>\", then set DATABASE_APP_URL and DATABASE_ADMIN_URL with those passwords.",
  )
}
