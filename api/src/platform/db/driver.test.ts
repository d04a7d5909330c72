import { describe, expect, test } from '@jest/globals'
import { Kysely, sql } from 'kysely'
import { Duplex } from 'node:stream'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import { STATEMENT_SECONDS, type Work } from '../work.ts'
import { ProductDialect } from './driver.ts'
import { enterCompany } from './enter-company.ts'
import type { Answer, Statement } from './exchange.ts'
import type { DB } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** A database that answers nothing and remembers what it was sent: what came in one message as a list. */
function aRecorder() {
  const sent: unknown[] = []
  const answer = { command: 'SELECT', rowCount: 0, rows: [] }
  function query(statement: string | Statement): Promise<Answer>
  function query(exchange: pg.Submittable): void
  function query(statement: string | Statement | pg.Submittable): unknown {
    const isExchange = typeof statement !== 'string' && 'submit' in statement
    sent.push(isExchange ? writesOf(statement) : statement)
    return isExchange ? void Object(statement).callback(null, answer) : Promise.resolve(answer)
  }
  const client = { query, release: () => undefined }
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve() }
  return { sent, db: new Kysely<DB>({ dialect: new ProductDialect({ pool }) }) }
}

/** The statements of an exchange, as they are written to the socket: a list for each time that it is written to. */
function writesOf(statement: pg.Submittable): string[][] {
  const writes: string[][] = []
  const stream = new Duplex({
    writev: (chunks, done) => {
      writes.push(chunks.flatMap(({ chunk }) => readMessage(Buffer.from(chunk))))
      done()
    },
    read: () => undefined,
  })
  statement.submit(new pg.Connection({ stream: () => stream }))
  return writes
}

/** What a message of the database's protocol prepares, or that it asks for an answer. */
function readMessage(message: Buffer): string[] {
  const [kind, text] = [message.toString('latin1', 0, 1), message.toString('utf8', 5).split('\0')[1] ?? '']
  return kind === 'P' ? [text] : kind === 'S' ? ['sync'] : []
}

const entering = (company: string, points = '*'): string[] => [
  `set local app.company_id = '${company}'`,
  `set local app.points_of_sale = '${points}'`,
]

describe('a transaction', () => {
  test('begins with entering the company and its first statement, in one message', async () => {
    const { sent, db } = aRecorder()
    const company = newId()
    await db.transaction().execute(async (trx) => {
      await enterCompany(trx, company, { pointOfSaleIds: null })
      await sql`select 1`.execute(trx)
      await sql`select 2`.execute(trx)
    })
    const first = [['begin', ...entering(company), 'select 1', 'sync']]
    expect(sent).toEqual([first, { text: 'select 2', values: [] }, 'commit'])
  })

  test.each([
    ['read', ['set local statement_timeout = 5000']],
    ['report', ['set local statement_timeout = 60000']],
    ['job', ['set local statement_timeout = 600000']],
    ['write', []],
    ['posting', []],
  ] as const)('of a %s says what its statements may take only where that is not usual', async (work, said) => {
    const { sent, db } = aRecorder()
    const company = newId()
    await db.transaction().execute(async (trx) => {
      await enterCompany(trx, company, { work, pointOfSaleIds: null })
      await sql`select 1`.execute(trx)
    })
    expect(sent[0]).toEqual([['begin', ...said, ...entering(company), 'select 1', 'sync']])
  })

  test('begins before any other first statement, with its settings', async () => {
    const { sent, db } = aRecorder()
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    await reading.execute((trx) => sql`select ${1}`.execute(trx))
    expect(sent).toEqual([[['begin isolation level repeatable read read only', 'select $1', 'sync']], 'commit'])
  })

  test('without a statement is none', async () => {
    const { sent, db } = aRecorder()
    await db.transaction().execute(() => Promise.resolve())
    await db.transaction().execute((trx) => enterCompany(trx, newId(), { pointOfSaleIds: null }))
    await expect(db.transaction().execute(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
    expect(sent).toEqual([])
  })

  test('enters points of sale by their ids, and none where there are none', async () => {
    const { sent, db } = aRecorder()
    const [company, ...pointOfSaleIds] = [newId(), newId(), newId()]
    for (const own of [pointOfSaleIds, []])
      await db.transaction().execute(async (trx) => {
        await enterCompany(trx, company, { pointOfSaleIds: own })
        await sql`select 1`.execute(trx)
      })
    const first = (points: string) => [['begin', ...entering(company, points), 'select 1', 'sync']]
    expect(sent).toEqual([first(pointOfSaleIds.join(',')), 'commit', first(''), 'commit'])
  })

  test('never takes for a company, or for a point of sale, what is no id', async () => {
    const { sent, db } = aRecorder()
    const wrong = "x'; drop table sale; --"
    for (const [company, points] of [
      [wrong, null],
      [newId(), [wrong]],
    ] as const) {
      const begun = db.transaction().execute((trx) => enterCompany(trx, company, { pointOfSaleIds: points }))
      await expect(begun).rejects.toThrow('not an id')
    }
    expect(sent).toEqual([])
  })
})

test('a statement with values that comes a third time has a name from then on', async () => {
  const { sent, db } = aRecorder()
  for (let time = 0; time < 4; time += 1) await sql`select ${time}`.execute(db)
  const text = 'select $1'
  expect(sent).toEqual([
    { text, values: [0] },
    { text, values: [1] },
    { text, values: [2], name: 'comptoir_1' },
    { text, values: [3], name: 'comptoir_1' },
  ])
})

const open = setUpApp()

describe('in the database', () => {
  test('what fails leaves nothing, and the connection forgets the company', async () => {
    const { ctx, companyId } = await aShop(open())
    const id = newId()
    const failing = inTransaction(ctx, async ({ db, now }) => {
      await db
        .insertInto('brand')
        .values({ company_id: companyId, id, name: 'Alpha', search_text: 'alpha', created_at: now })
        .execute()
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await inTransaction(ctx, async ({ db }) => {
      expect(await db.selectFrom('brand').select('id').where('company_id', '=', companyId).execute()).toEqual([])
    })
    expect(await open().db.selectFrom('company').select('id').where('id', '=', companyId).execute()).toEqual([])
  })

  test('a statement that cannot be prepared leaves nothing behind for the next one that comes under its name', async () => {
    const { ctx } = await aShop(open())
    const asking = (): Promise<unknown> =>
      inTransaction(ctx, ({ db }) => sql`select count(*) from pg_temp.not_yet where id = ${1}`.execute(db))
    for (let time = 0; time < 6; time += 1) await expect(asking()).rejects.toMatchObject({ code: '42P01' })
  })

  test('a transaction whose failed statement was overlooked says that nothing was committed', async () => {
    const { ctx } = await aShop(open())
    const overlooking = inTransaction(ctx, async ({ db }) => {
      await sql`select 1 / 0`.execute(db).catch(() => undefined)
    })
    await expect(overlooking).rejects.toThrow('nothing was committed')
  })

  test.each(Object.entries(STATEMENT_SECONDS))('a statement of a %s ends after %i s', async (work, seconds) => {
    const { ctx } = await aShop(open())
    const { rows } = await inTransaction({ ...ctx, work: work as Work }, ({ db }) =>
      sql<{ limits: string }>`select current_setting('statement_timeout')::interval = make_interval(secs => ${seconds})
        and current_setting('lock_timeout') = '2s' as limits`.execute(db),
    )
    expect(rows).toEqual([{ limits: true }])
  })

  test('a statement ends when its caller goes, and no other begins', async () => {
    const { ctx } = await aShop(open())
    const departure = new AbortController()
    const work = { ...ctx, work: 'report', gone: departure.signal } as const
    const sleeping = inTransaction(work, ({ db }) => {
      setTimeout(() => departure.abort(), 100)
      return sql`select pg_sleep(50)`.execute(db)
    })
    await expect(sleeping).rejects.toMatchObject({ code: '57014' })
    await expect(inTransaction(work, ({ db }) => sql`select 1`.execute(db))).rejects.toThrow('aborted')
    // The connection is whole.
    expect((await inTransaction(ctx, ({ db }) => sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }])
  })

  test('tells how many rows a change touched', async () => {
    const { ctx, companyId } = await aShop(open())
    const change = await inTransaction(ctx, ({ db }) =>
      db.updateTable('company').set({ city: 'Tunis' }).where('id', '=', companyId).executeTakeFirstOrThrow(),
    )
    expect(change.numUpdatedRows).toBe(1n)
  })
})
