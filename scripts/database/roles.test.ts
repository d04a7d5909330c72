import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { withConnection, withUser } from './connection.ts'
import { type RunningDatabase, startEmbedded } from './embedded.ts'
import { ensureRoles } from './roles.ts'

/** Starting a database takes a second, on a busy machine many. */

const folder = aFolder()
const dataDir = path.join(folder, 'data')
let database: RunningDatabase
let plainOwner: string

async function run<Row extends object = object>(url: string, sql: string): Promise<Row[]> {
  return withConnection(url, async (client) => (await client.query<Row>(sql)).rows)
}

/** What the server keeps of the passwords: a change of password changes it. */
function verifiers(): Promise<object[]> {
  return run(database.ownerUrl, "select rolname, rolpassword from pg_authid where rolname like 'app%' order by rolname")
}

beforeAll(async () => {
  database = await startEmbedded({ dataDir, durability: 'none' })
  await run(database.ownerUrl, "create role plain_owner login createrole password 'plain'")
  plainOwner = withUser(database.ownerUrl, 'plain_owner', 'plain')
})
afterAll(() => database.stop())

describe('roles', () => {
  test('are not made by an owner who may not, and the sentence says who can make them', async () => {
    await expect(ensureRoles(plainOwner, path.join(folder, 'plain'))).rejects.toThrow(
      'let a superuser run "create role app_rw',
    )
    expect(await verifiers()).toEqual([])
  })

  test('are made with the rights that keep companies apart', async () => {
    const { appUrl, adminUrl } = await ensureRoles(database.ownerUrl, dataDir)
    const rights = await run(
      database.ownerUrl,
      "select rolname, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname like 'app%' order by rolname",
    )
    expect(rights).toEqual([
      { rolname: 'app_admin', rolsuper: false, rolbypassrls: true, rolcanlogin: true },
      { rolname: 'app_books', rolsuper: false, rolbypassrls: false, rolcanlogin: false },
      { rolname: 'app_rw', rolsuper: false, rolbypassrls: false, rolcanlogin: true },
      { rolname: 'app_search', rolsuper: false, rolbypassrls: false, rolcanlogin: false },
    ])
    expect(await run(appUrl, 'select current_user as name')).toEqual([{ name: 'app_rw' }])
    expect(await run(adminUrl, 'select current_user as name')).toEqual([{ name: 'app_admin' }])
  })

  test('bound their statements by themselves, again where somebody has lifted a bound', async () => {
    await run(database.ownerUrl, 'alter role app_rw reset statement_timeout')
    const { appUrl, adminUrl } = await ensureRoles(database.ownerUrl, dataDir)
    const bounds = "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock"
    expect(await run(appUrl, bounds)).toEqual([{ statement: '15s', lock: '2s' }])
    expect(await run(adminUrl, bounds)).toEqual([{ statement: '10min', lock: '10s' }])
  })

  test('keep their passwords from start to start', async () => {
    const before = await verifiers()
    await ensureRoles(database.ownerUrl, dataDir)
    expect(await verifiers()).toEqual(before)
  })

  test('get a new password where the kept one is lost', async () => {
    const elsewhere = path.join(folder, 'elsewhere')
    const before = await verifiers()
    const { appUrl } = await ensureRoles(database.ownerUrl, elsewhere)
    expect(await verifiers()).not.toEqual(before)
    expect(await run(appUrl, 'select current_user as name')).toEqual([{ name: 'app_rw' }])
  })

  test('lose a right that somebody gave them by mistake', async () => {
    await run(database.ownerUrl, 'alter role app_rw bypassrls')
    await ensureRoles(database.ownerUrl, dataDir)
    expect(await run(database.ownerUrl, "select rolbypassrls from pg_roles where rolname = 'app_rw'")).toEqual([
      { rolbypassrls: false },
    ])
  })
})

describe('given addresses of roles', () => {
  const as = (user: string): string => withUser(database.ownerUrl, user, 'given')
  beforeAll(() =>
    run(
      database.ownerUrl,
      `create role stranger login password 'given';
       create role shop login password 'given' in role app_rw;
       create role shop_import login bypassrls password 'given' in role app_admin`,
    ),
  )

  test('are used as they are, and no password is changed', async () => {
    const before = await verifiers()
    const given = { appUrl: as('shop'), adminUrl: as('shop_import') }
    expect(await ensureRoles(database.ownerUrl, path.join(folder, 'given'), given)).toEqual(given)
    expect(await verifiers()).toEqual(before)
  })

  test.each([
    ['a user without rights on the tables', { appUrl: 'stranger' }, 'grant app_rw to stranger'],
    ['a user whom row-level security does not hold', { appUrl: 'comptoir' }, 'bypasses row-level security'],
    [
      'an administrator whom row-level security holds',
      { adminUrl: 'shop' },
      'User "shop" of DATABASE_ADMIN_URL has no permissions',
    ],
  ])('refuse %s', async (_, users, sentence) => {
    const given = Object.fromEntries(
      Object.entries(users).map(([name, user]) => [name, user === 'comptoir' ? database.ownerUrl : as(user)]),
    )
    await expect(ensureRoles(database.ownerUrl, dataDir, given)).rejects.toThrow(sentence)
  })
})
