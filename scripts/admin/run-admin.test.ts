import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import path from 'node:path'
import { readConfig, type Config } from '../../api/src/platform/config.ts'
import { openDatabase, type Database } from '../../api/src/platform/db/database.ts'
import { ensureRoles, startDatabase, type RunningDatabase } from '../database/index.ts'
import { aFolder } from '../fixtures/folder.ts'
import { administratorLines } from '../start/administrator-lines.ts'
import { runAdmin } from './run-admin.ts'

const dataDir = path.join(aFolder(), 'data')
const configOf = (over: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example', DEMO: 'off', ...over })

const admin = (args: readonly string[], config: Config): Promise<string[]> =>
  runAdmin(args, config, { say: () => undefined, stop: new AbortController().signal })

async function onDatabase<T>(work: (db: Database, appUrl: string) => Promise<T>): Promise<T> {
  const { appUrl, adminUrl } = await ensureRoles(database.ownerUrl, dataDir)
  const { db } = openDatabase({ url: adminUrl, max: 1, onError: () => undefined })
  return work(db, appUrl).finally(() => db.destroy())
}

let database: RunningDatabase

describe('the first super-administrator', () => {
  // Made while nothing runs: the command starts the database, brings it up to date and stops it again.
  let first: string[]
  beforeAll(async () => {
    first = await admin(['create', 'amira@shop.example'], configOf())
    database = await startDatabase({ dataDir, durability: 'none' })
  })
  afterAll(() => database.stop())

  test('is made with a link that sets the password', async () => {
    expect(first).toEqual([
      'amira@shop.example is a super-administrator. Use this link to set the password; it works once, for 24 hours:',
      expect.stringMatching(/^ {2}https:\/\/shop\.example\/reset-password\?token=[\w-]{43}$/),
    ])
    await onDatabase(async (db) => {
      expect(
        await db.selectFrom('account').select(['email', 'is_super_administrator', 'password_hash']).execute(),
      ).toEqual([{ email: 'amira@shop.example', is_super_administrator: true, password_hash: '-' }])
      expect(await db.selectFrom('company').select('id').execute()).toEqual([])
    })
  })

  test('is asked for at the start until somebody can sign in', () =>
    onDatabase(async (db, appUrl) => {
      expect(await administratorLines({ appUrl, isPooled: false })).toEqual([
        expect.stringContaining('This installation has no super-administrator yet'),
        '  npm run admin -- create you@example.com',
      ])
      await db.updateTable('account').set({ password_hash: '$argon2id$chosen' }).execute()
      expect(await administratorLines({ appUrl, isPooled: false })).toEqual([])
      await db.updateTable('account').set({ password_hash: '-' }).execute()
    }))

  test('gets another link as long as no password is chosen, by mail too where there is a mail server', async () => {
    const lines = await admin(['create', 'Amira@shop.example'], configOf({ SMTP_URL: 'smtp://mail.example' }))
    expect(lines[1]).not.toBe(first[1])
    expect(lines[2]).toBe('It will also be emailed to the address as soon as the product runs.')
  })

  test('whose e-mail has an account is promoted when that is asked for, and refused otherwise', async () => {
    await onDatabase((db) =>
      db
        .insertInto('account')
        .values({
          id: '0192a000-0000-7000-8000-000000000001',
          email: 'sami@shop.example',
          name: 'Sami',
          password_hash: 'x',
          created_at: new Date(),
        })
        .execute(),
    )
    await expect(admin(['create', 'sami@shop.example'], configOf())).rejects.toThrow(
      'sami@shop.example already has an account. To make it a super-administrator: npm run admin -- create sami@shop.example --promote',
    )
    expect(await admin(['create', 'sami@shop.example', '--promote'], configOf())).toEqual([
      'sami@shop.example is now a super-administrator. The password is unchanged.',
    ])
    await onDatabase(async (db) => {
      expect(
        await db
          .selectFrom('account')
          .select('is_super_administrator')
          .where('email', '=', 'sami@shop.example')
          .execute(),
      ).toEqual([{ is_super_administrator: true }])
      await db.updateTable('account').set({ is_active: false }).where('email', '=', 'sami@shop.example').execute()
    })
    await expect(admin(['create', 'sami@shop.example', '--promote'], configOf())).rejects.toThrow('is suspended')
  })

  test.each([
    [[]],
    [['remove', 'amira@shop.example']],
    [['create']],
    [['create', 'amira']],
    [['create', 'a@b.example', 'c@d.example']],
    [['create', 'a@b.example', '--to', '10.0.0.2:5432']],
    [['create', 'a@b.example', '--time-limit', '5']],
    [['isolate-company']],
    [['isolate-company', 'Ben Salah', '--promote']],
    [['isolate-company', 'Ben Salah', '--to', '10.0.0.2:5432']],
    [['isolate-company', 'Ben Salah', '--time-limit', '0']],
    [['isolate-company', 'Ben Salah', '--time-limit', 'long']],
    [['move-company', 'Ben Salah']],
    [['move-company', 'Ben', 'Salah', '--to', '10.0.0.2:5432']],
    [['move-company', 'Ben Salah', '--to', '10.0.0.2:5432', '--quickly']],
  ])('is told how when asked with %j', async (args) => {
    await expect(admin(args, configOf())).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining('Usage: npm run admin -- create <email> [--promote]'),
    })
  })

  test.each([['isolate-company'], ['move-company', '--to', '10.0.0.2:5432']])(
    'has no company to place with %s on a single PostgreSQL, embedded or not',
    async (command, ...options) => {
      for (const settings of [{}, { DATABASE_URL: database.ownerUrl }])
        await expect(admin([command, 'Ben Salah', ...options], configOf(settings))).rejects.toMatchObject({
          name: 'Refusal',
          message: 'The database is a single PostgreSQL: there is nothing to move and nothing to isolate.',
        })
    },
  )
})
