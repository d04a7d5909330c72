import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { addressOf } from '../../../test/addresses.ts'
import { setUpApp } from '../../../test/app.ts'
import { aPooler, describeBehindPooler, type RunningPooler } from '../../../test/pooler.ts'
import { aShop } from '../../../test/shop.ts'
import { STATEMENT_SECONDS, type Work } from '../work.ts'
import { cancelByKey } from './cancel.ts'
import { openDatabase, type OpenDatabase } from './database.ts'
import { checkStatement } from './query-guard.ts'
import { inTransaction } from './transaction.ts'

const open = setUpApp()

describeBehindPooler('behind a pooler', () => {
  let pooler: RunningPooler
  let pooled: OpenDatabase
  const options = { max: 8, onError: () => undefined, check: checkStatement }

  beforeAll(async () => {
    const url = new URL(open().ownerUrl)
    pooler = await aPooler(addressOf(url.href, url.pathname.slice(1), 'app_rw'), 2)
    pooled = openDatabase({ ...options, url: pooler.url, isPooled: true })
  })
  afterAll(async () => {
    await pooled.db.destroy()
    await pooler.stop()
  })

  /** One statement again and again on more connections than there are behind the pooler. */
  const repeat = async ({ db }: OpenDatabase): Promise<number[]> => {
    const answers = Array.from({ length: 60 }, (_, index) =>
      sql<{ one: number }>`select ${index}::int as one`.execute(db),
    )
    return (await Promise.all(answers)).map(({ rows }) => rows[0]?.one ?? NaN)
  }

  test('a statement that comes again and again has no name', async () => {
    expect(await repeat(pooled)).toEqual(Array.from({ length: 60 }, (_, index) => index))
  })

  test('with names it fails: this is what the setting is for', async () => {
    const named = openDatabase({ ...options, url: pooler.url })
    await expect(repeat(named)).rejects.toMatchObject({ code: expect.stringMatching(/^(42P05|26000|08P01)$/) })
    await named.db.destroy()
  })

  test.each(Object.entries(STATEMENT_SECONDS))('a statement of a %s ends after %i s', async (work, seconds) => {
    const { ctx } = await aShop(open())
    await liftBounds()
    const { rows } = await inTransaction({ ...ctx, db: pooled.db, work: work as Work }, ({ db }) =>
      sql<{ limits: string }>`select current_setting('statement_timeout')::interval = make_interval(secs => ${seconds})
        and current_setting('lock_timeout') = '2s' as limits`.execute(db),
    )
    expect(rows).toEqual([{ limits: true }])
  })

  /** Somebody lifts the bounds of the connections behind the pooler, and leaves them like that. */
  async function liftBounds(): Promise<void> {
    const others = [new pg.Client(pooler.url), new pg.Client(pooler.url)]
    await Promise.all(others.map((other) => other.connect()))
    await Promise.all(
      others.map((other) => other.query('set statement_timeout = 0; set lock_timeout = 0; select pg_sleep(0.1)')),
    )
    await Promise.all(others.map((other) => other.end()))
  }

  test('a company is entered for one transaction', async () => {
    const { ctx, companyId } = await aShop(open())
    const seen = sql<{ id: string | null; points: string | null }>`
      select nullif(current_setting('app.company_id', true), '') as id,
        nullif(current_setting('app.points_of_sale', true), '') as points`
    for (let time = 0; time < 4; time += 1) {
      expect((await inTransaction({ ...ctx, db: pooled.db }, ({ db }) => seen.execute(db))).rows).toEqual([
        { id: companyId, points: '*' },
      ])
      expect((await seen.execute(pooled.db)).rows).toEqual([{ id: null, points: null }])
    }
  })

  test('a statement ends when its caller goes; nobody else notices', async () => {
    const { ctx } = await aShop(open())
    const departure = new AbortController()
    const sleep = (seconds: number, gone?: AbortSignal): Promise<unknown> =>
      inTransaction({ ...ctx, db: pooled.db, work: 'report', gone }, ({ db }) =>
        sql`select pg_sleep(${seconds})`.execute(db),
      )
    const own = sleep(50, departure.signal)
    const others = sleep(1)
    setTimeout(() => departure.abort(), 200)
    await expect(own).rejects.toMatchObject({ code: '57014' })
    await expect(others).resolves.toBeDefined()
  })

  test('cancelling one that is doing nothing does not meet what another is doing on the same connection', async () => {
    const idle = new pg.Client(pooler.url)
    await idle.connect()
    await idle.query('select 1')
    const others = Array.from({ length: 2 }, () => sql`select pg_sleep(1)`.execute(pooled.db))
    await cancelByKey(idle, 5000)
    expect(await Promise.allSettled(others)).toEqual(others.map(() => expect.objectContaining({ status: 'fulfilled' })))
    await idle.end()
  })

  test('a company works, from its founding to its lists', async () => {
    const app = await open().again({ db: pooled.db, dbOf: pooled.dbOf, ping: pooled.ping })
    const shop = await aShop({ ...open(), app, db: pooled.db, dbOf: pooled.dbOf })
    const administrator = await shop.as('administrator')
    const lists = Array.from({ length: 4 }, () => administrator.get('brands/paginated'))
    expect(new Set((await Promise.all(lists)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
