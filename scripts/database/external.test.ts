import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { withConnection } from './connection.ts'
import { refuseOldServer } from './external.ts'
import { type RunningDatabase, startDatabase } from './index.ts'
import { freePort } from './free-port.ts'

/** Starting a database takes a second, on a busy machine many. */

const dataDir = path.join(aFolder(), 'data')
let server: RunningDatabase

beforeAll(async () => {
  server = await startDatabase({ dataDir, durability: 'none' })
})
afterAll(() => server.stop())

/** The sentence that a start with this address ends with. */
async function sentence(change: (url: URL) => void): Promise<string> {
  const url = new URL(server.ownerUrl)
  change(url)
  const error: unknown = await startDatabase({ dataDir, ownerUrl: url.toString() }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'Refusal' })
  const text = String(error)
  expect(text).not.toContain(url.password)
  return text
}

describe('an external database', () => {
  test('is used and left running', async () => {
    const given = await startDatabase({ dataDir, ownerUrl: server.ownerUrl })
    expect(given.ownerUrl).toBe(server.ownerUrl)
    await given.stop()
    expect(
      await withConnection(server.ownerUrl, async (client) => (await client.query('select 1 as one')).rows),
    ).toEqual([{ one: 1 }])
  })

  test('on a machine that does not exist', async () => {
    expect(await sentence((url) => (url.hostname = 'no-such-machine.invalid'))).toMatch(
      /no-such-machine\.invalid".*correct the host in DATABASE_URL/,
    )
  })

  test('where nothing listens', async () => {
    const port = await freePort()
    expect(await sentence((url) => (url.port = String(port)))).toContain(
      `nothing is listening on 127.0.0.1, port ${port}: start that PostgreSQL, or correct`,
    )
  })

  test('with a wrong password', async () => {
    expect(await sentence((url) => (url.password = 'not-the-password'))).toContain(
      'does not accept the password of user "comptoir"',
    )
  })

  test('with an unknown user', async () => {
    expect(await sentence((url) => (url.username = 'nobody-here'))).toContain(
      'user "nobody-here": correct user and password in DATABASE_URL',
    )
  })

  test('that does not exist on its server', async () => {
    expect(await sentence((url) => (url.pathname = '/shop'))).toContain(
      'there is no database "shop" on the server: create it with "createdb shop"',
    )
  })

  test('over encryption that the server does not speak', async () => {
    expect(await sentence((url) => (url.search = '?uselibpqcompat=true&sslmode=require'))).toContain(
      'correct sslmode in DATABASE_URL',
    )
  })

  test('of an old version', () => {
    expect(() => refuseOldServer(140_012, '14.12')).toThrow('PostgreSQL 14.12, and Comptoir needs 15 or later')
    expect(() => refuseOldServer(150_000, '15.0')).not.toThrow()
  })
})
