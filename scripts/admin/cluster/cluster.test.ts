import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import path from 'node:path'
import { holdMoves, liftForce, tablesWithForce } from '../../../api/src/platform/db/forced-security.ts'
import { migrateToLatest } from '../../../api/src/platform/db/migrate.ts'
import { openAsOwner } from '../../../api/src/platform/db/owner-database.ts'
import { withConnection } from '../../database/connection.ts'
import { ensureRoles, startDatabase, type RunningDatabase } from '../../database/index.ts'
import { aFolder } from '../../fixtures/folder.ts'
import { countRows, findCompany } from './company.ts'
import { refuseInUse, withSession, type Orders, type Session } from './session.ts'
import { withoutForce } from './without-force.ts'
import { haveDone } from './work.ts'

// What the commands do around the engine's own work, on a single PostgreSQL; `cluster:check` has the engine do it.

const dataDir = path.join(aFolder(), 'data')
const [BEN_SALAH, TRABELSI, NAMESAKE] = [1, 2, 3].map((n) => `0192a000-0000-7000-8000-00000000000${n}`)

let database: RunningDatabase
let adminUrl = ''
beforeAll(async () => {
  database = await startDatabase({ dataDir, durability: 'none' })
  ;({ adminUrl } = await ensureRoles(database.ownerUrl, dataDir))
  await migrateToLatest(database.ownerUrl)
  await withConnection(adminUrl, async (client) => {
    for (const [id, name] of [
      [BEN_SALAH, 'Ben Salah & Fils'],
      [TRABELSI, 'Trabelsi'],
      [NAMESAKE, 'Trabelsi'],
    ])
      await client.query(`insert into company (id, name, currency, created_at) values ($1, $2, 'TND', now())`, [
        id,
        name,
      ])
    await client.query(
      `insert into category (company_id, id, name, created_at) select $1, gen_random_uuid(), 'C' || n, now() from generate_series(1, 3) n`,
      [BEN_SALAH],
    )
  })
})
afterAll(() => database.stop())

function orders(over: Partial<Orders> = {}): Orders & { said: string[] } {
  const said: string[] = []
  const { ownerUrl } = database
  return {
    ownerUrl,
    adminUrl,
    timeLimit: 60,
    say: (line) => void said.push(line),
    stop: new AbortController().signal,
    ...over,
    said,
  }
}

const countLifted = (session: Session): Promise<number> =>
  tablesWithForce(session.db, false).then((tables) => tables.length)

describe('a company', () => {
  test('is found by its id, or by its exact name', async () => {
    const company = { id: BEN_SALAH, name: 'Ben Salah & Fils' }
    expect(await findCompany(adminUrl, BEN_SALAH ?? '')).toEqual(company)
    expect(await findCompany(adminUrl, 'Ben Salah & Fils')).toEqual(company)
  })

  test('that is unknown is refused, and a name that several have, with their ids', async () => {
    await expect(findCompany(adminUrl, 'ben salah')).rejects.toThrow('There is no company "ben salah"')
    await expect(findCompany(adminUrl, '0192a000-0000-7000-8000-000000000009')).rejects.toThrow('There is no company')
    await expect(findCompany(adminUrl, 'Trabelsi')).rejects.toThrow(
      new RegExp(`2 companies are called "Trabelsi".*${TRABELSI}`),
    )
  })

  test('has as many rows as all its tables hold', async () => {
    expect(await countRows(adminUrl, BEN_SALAH ?? '')).toBe(4)
  })
})

describe('long work', () => {
  const long: RawBuilder<unknown> = sql`select pg_sleep(60)`
  const during = (given: Orders): Promise<void> => withSession(given, (session) => haveDone(session, given, long))
  const isAtWork = async (): Promise<boolean> => {
    const { rowCount } = await withConnection(database.ownerUrl, (client) =>
      client.query(`select from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`),
    )
    return rowCount === 1
  }

  test('ends at its time limit', async () => {
    await expect(during(orders({ timeLimit: 1 }))).rejects.toMatchObject({
      name: 'Refusal',
      message: 'It was not done within 1 s and was ended.',
    })
  })

  test('ends when somebody asks to stop', async () => {
    const stop = new AbortController()
    const working = expect(during(orders({ stop: stop.signal }))).rejects.toThrow('Stopped on request.')
    while (!(await isAtWork()));
    stop.abort()
    await working
    expect(await isAtWork()).toBe(false)
  })

  test('is not begun when somebody has asked already', async () => {
    await expect(during(orders({ stop: AbortSignal.abort() }))).rejects.toThrow('Stopped on request.')
  })

  test('that the database refuses is told in its words', async () => {
    const given = orders()
    const wrong = withSession(given, (session) => haveDone(session, given, sql`select 1 / 0`))
    await expect(wrong).rejects.toMatchObject({ name: 'Refusal', message: 'The cluster refused: division by zero.' })
  })
})

describe('row-level security', () => {
  test('is lifted while the work goes on, and forced after it', async () => {
    const given = orders()
    await withSession(given, async (session) => {
      const count = await withoutForce(session, given, async () => {
        expect(await countLifted(session)).toBeGreaterThan(40)
      })
      expect(count).toBeGreaterThan(40)
      expect(await countLifted(session)).toBe(0)
    })
  })

  test('is forced after work that failed, which is told', async () => {
    const given = orders()
    await withSession(given, async (session) => {
      const failing = withoutForce(session, given, () => Promise.reject(new Error('on purpose')))
      await expect(failing).rejects.toThrow('on purpose')
      expect(await countLifted(session)).toBe(0)
    })
    expect(given.said.at(-1)).toMatch(
      /^It did not come to its end; row-level security is forced again on \d+ tables\.$/,
    )
  })

  test('is forced after the connection was lost in the middle', async () => {
    const given = orders()
    const losing = withSession(given, (session) =>
      withoutForce(session, given, () => haveDone(session, given, sql`select pg_terminate_backend(pg_backend_pid())`)),
    )
    await expect(losing).rejects.toMatchObject({ name: 'Refusal', message: expect.stringContaining('was lost') })
    await withSession(orders(), async (session) => expect(await countLifted(session)).toBe(0))
  })

  test('is forced by the next command where the one before was killed', async () => {
    const killed = openAsOwner(database.ownerUrl)
    await killed.connection().execute(async (db: Kysely<unknown>) => {
      await holdMoves(db)
      await liftForce(db)
    })
    await killed.destroy()
    const next = orders()
    await withSession(next, async (session) => expect(await countLifted(session)).toBe(0))
    expect(next.said).toEqual([expect.stringMatching(/^An earlier move did not come to its end: .* \d+ tables\.$/)])
  })
})

test('a table that is never free is told from other failures', () => {
  const timedOut = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  expect(() => refuseInUse(timedOut)).toThrow('is in use without a gap')
  const other = new Error('on purpose')
  expect(() => refuseInUse(other)).toThrow(other)
})

test('two commands do not move companies at a time', async () => {
  await withSession(orders(), async () => {
    await expect(withSession(orders(), async () => undefined)).rejects.toThrow('Another company is being moved')
  })
})
