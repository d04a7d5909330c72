import type { Problem } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { setUpApp } from '../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf } from '../../../test/goods.ts'
import { aShop } from '../../../test/shop.ts'
import { inTransaction } from '../db/transaction.ts'
import { LOCK_SECONDS, patienceOf } from '../work.ts'

const open = setUpApp()
const USUAL_END_MS = patienceOf('write').milliseconds + LOCK_SECONDS * 1000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: open().ownerUrl })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Somebody who holds a whole table until they are done. */
function holding<T>(table: string, work: (holder: pg.Client) => Promise<T>): Promise<T> {
  return asOwner(async (holder) => {
    await holder.query(`begin; lock table ${table} in access exclusive mode`)
    return work(holder)
  })
}

async function waitingFor(holder: pg.Client): Promise<number> {
  const { rowCount } = await holder.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}

describe('a call has an end', () => {
  test('where somebody else keeps what it needs: 503, and when to try again', async () => {
    const manager = await (await aShop(open())).as('manager')
    const answer = await holding('brand', () => manager.get('brands/paginated'))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json<Problem>().code).toBe('server.unavailable')
  })

  test('and what the counter posts has a later one: it is posted when the others are done', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const [session, cash, goods] = [await anOpenSession(shop, cashier), await cashOf(cashier), await aProduct(shop)]
    const sale = aSale(session, cash.id, { lines: [{ goods }] })
    const answer = await holding('stock_balance', async (holder) => {
      const selling = cashier.post('sales', sale)
      // Longer than anything else is tried again.
      await pause(USUAL_END_MS)
      await holder.query('commit')
      return selling
    })
    expect(answer.statusCode).toBe(201)
  })

  test('where it takes too long: 503, how long it was given, and when to try again', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await manager.post('brands', { name: 'A' })
    await asOwner(async (owner) => {
      await owner.query("create policy slow on brand as restrictive using (pg_sleep(9)::text = '')")
      const answer = await manager.get('brands/paginated').finally(() => owner.query('drop policy slow on brand'))
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      const { code, detail } = answer.json<Problem>()
      expect(code).toBe('server.tookTooLong')
      expect(detail).toContain('5 s')
    })
  })

  test('where its caller goes: nothing goes on in the database', async () => {
    const shop = await aShop(open())
    const { authorization = '' } = (await shop.as('manager')).headers
    const address = await open().app.listen({ port: 0 })
    await holding('brand', async (holder) => {
      const departure = new AbortController()
      const asking = fetch(`${address}/api/${shop.companyId}/brands/paginated`, {
        headers: { authorization },
        signal: departure.signal,
      })
      while ((await waitingFor(holder)) === 0) await pause(20)
      departure.abort()
      await expect(asking).rejects.toThrow('aborted')
      for (let quiet = 0; quiet < 10;) {
        quiet = (await waitingFor(holder)) === 0 ? quiet + 1 : 0
        await pause(50)
      }
    })
  })
})

describe('the connections', () => {
  test('are there for others when one company uses its whole share', async () => {
    const [greedy, other] = [await aShop(open()), await aShop(open())]
    const within = ({ ctx }: typeof greedy) => ({ ...ctx, db: open().dbOf(ctx.companyId, 'write') })
    const ends: (() => void)[] = []
    const held = Array.from({ length: 10 }, () =>
      inTransaction(within(greedy), () => new Promise<void>((resolve) => ends.push(resolve))),
    )
    while (ends.length < 10) await pause(5)
    const eleventh = inTransaction(within(greedy), ({ db }) => sql`select 1`.execute(db))
    const refused = expect(eleventh).rejects.toMatchObject({ code: 'server.busy', params: { seconds: 2 } })
    const others = await inTransaction(within(other), ({ db }) => sql`select 1 as one`.execute(db))
    expect(others.rows).toEqual([{ one: 1 }])
    await refused
    for (const end of ends) end()
    await Promise.all(held)
    await inTransaction(within(greedy), ({ db }) => sql`select 1`.execute(db))
  })
})
