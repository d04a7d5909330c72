import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { checkExternal } from './external.ts'
import { ensureRoles, type RunningDatabase, startDatabase } from './index.ts'
import { findPgBouncer, type RunningPooler, startPooler } from './pooler.ts'

const program = findPgBouncer()
const behindPgBouncer = program === null ? describe.skip : describe

behindPgBouncer('an address that leads to a pooler (skipped where PgBouncer is not installed)', () => {
  const folder = aFolder()
  const dataDir = path.join(folder, 'data')
  let server: RunningDatabase
  let adminUrl: string
  let owner: RunningPooler
  let app: RunningPooler
  let admin: RunningPooler

  beforeAll(async () => {
    server = await startDatabase({ dataDir, durability: 'none' })
    const roles = await ensureRoles(server.ownerUrl, dataDir)
    adminUrl = roles.adminUrl
    const start = (url: string): Promise<RunningPooler> => startPooler(program ?? '', url, 2)
    ;[owner, app, admin] = await Promise.all([start(server.ownerUrl), start(roles.appUrl), start(adminUrl)])
  })
  afterAll(async () => {
    await Promise.all([owner, app, admin].map((pooler) => pooler.stop()))
    await server.stop()
  })

  test('is refused for the owner, and the sentence says which one may', async () => {
    await expect(checkExternal(owner.url)).rejects.toThrow(
      'The address in DATABASE_URL leads to a pooler: give there the address of the server itself. Only DATABASE_APP_URL may',
    )
  })

  test('is taken for requests where pooling is on', async () => {
    const given = { appUrl: app.url, adminUrl }
    expect(await ensureRoles(server.ownerUrl, dataDir, { ...given, isPooled: true })).toEqual(given)
    await expect(ensureRoles(server.ownerUrl, dataDir, given)).rejects.toThrow(
      'DATABASE_APP_URL leads to a pooler: set DATABASE_POOLING=transaction as well',
    )
  })

  test('is refused for jobs, with pooling too', async () => {
    const given = { appUrl: app.url, adminUrl: admin.url, isPooled: true }
    await expect(ensureRoles(server.ownerUrl, dataDir, given)).rejects.toThrow(
      'The address in DATABASE_ADMIN_URL leads to a pooler',
    )
  })
})
