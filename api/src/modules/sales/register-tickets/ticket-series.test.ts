import { setTimeout as pause } from 'node:timers/promises'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { ticketNumber, type TicketSeriesInput } from '@comptoir/contracts/sales/register-tickets'
import { describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import {
  aTicket,
  chained,
  enrol,
  givenSeries,
  numbersOf,
  reasonsOf,
  received,
} from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

/** A shop whose register the server numbers, with a session of its cashier. */
async function aCounter() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const session = await anOpenSession(shop, cashier)
  const goods = await aProduct(shop)
  const cash = await cashOf(cashier)
  /** What a device prints in an epoch. */
  const device = (epoch: number) => ({ session, epoch, cashId: cash.id, cashierId: cashier.userId })
  return { shop, cashier, session, goods, cash, device }
}

async function registerOf({ pointOfSaleId, register }: Shop, reader: Caller): Promise<Register> {
  return (await reader.get(`points-of-sale/${pointOfSaleId}/registers/${register.id}`)).json<Register>()
}

async function enrolments({ register }: Shop) {
  return open()
    .admin.selectFrom('audit_log')
    .select(['user_id', 'before', 'after'])
    .where('entity_id', '=', register.id)
    .where('action', '=', 'register.enrolled')
    .orderBy('recorded_at')
    .execute()
}

async function close(caller: Caller, { id }: CashSession, cashId: string, countedMinor: number): Promise<void> {
  await caller.post(`cash-sessions/${id}/count`)
  const counts = [{ paymentMethodId: cashId, countedMinor }]
  const closed = await caller.post(`cash-sessions/${id}/close`, { counts, keptFloatMinor: 0 })
  expect(closed.statusCode).toBe(200)
}

async function withOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: open().ownerUrl })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

describe('a device is given its series of numbers', () => {
  test('by the server, which has numbered nothing: the first epoch, with all that a ticket bears', async () => {
    const { shop, cashier, session, goods, device } = await aCounter()
    const series = await givenSeries(cashier, session)
    expect(series).toEqual({
      registerId: shop.register.id,
      epoch: 1,
      lastCounter: 0,
      numberPrefix: 'TIC-LM2-',
      seller: expect.objectContaining({ cashier: 'The cashier', register: 'Caisse 2', pointOfSale: 'La Marsa' }),
      approvalKey: expect.stringMatching(/^.{43}=$/),
    })
    expect(await registerOf(shop, cashier)).toMatchObject({
      numbering: 'register',
      epoch: 1,
      openSessionId: session.id,
    })
    expect(await enrolments(shop)).toEqual([
      { user_id: cashier.userId, before: { epoch: 1, lastNumber: 0 }, after: { epoch: 1 } },
    ])
    const sent = chained([aTicket(device(1), 1, [{ goods }], { seller: series.seller })])
    expect(numbersOf(await received(cashier, shop.register.id, sent))).toEqual([ticketNumber(series.numberPrefix, 1)])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('by the server, which has numbered tickets in the same session: the next epoch, and the seller that it printed', async () => {
    const { shop, cashier, session, goods, cash, device } = await aCounter()
    const administrator = await shop.as('administrator')
    const { id: defaultClientId } = (await administrator.post('clients', aClient())).json<{ id: string }>()
    await settle(administrator, shop, { ticketHeader: 'Ouvert 7j/7', timeZone: 'Europe/Paris', defaultClientId })
    const asked = aSale(session, cash.id, { lines: [{ goods }] })
    const earlier = await sold(cashier.post('sales', asked))
    const { number, seller } = earlier
    const series = await givenSeries(cashier, session)
    expect([number, series]).toEqual([
      'TIC-LM2-000001',
      {
        ...{ registerId: shop.register.id, epoch: 2, lastCounter: 0, numberPrefix: 'TIC-LM2.2-', seller },
        approvalKey: expect.any(String),
      },
    ])
    expect((await cashier.post('sales', asked)).json()).toEqual(earlier)
    await refuses(cashier.post('sales', { ...asked, id: newId() }), 'sale.numberedByRegister')
    const sent = chained([1, 2].map((counter) => aTicket(device(2), counter, [{ goods }])))
    expect(numbersOf(await received(cashier, shop.register.id, sent))).toEqual(
      [1, 2].map((counter) => ticketNumber(series.numberPrefix, counter)),
    )
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('and keeps the one that it holds, also ahead of the books and while the drawer is counted: nothing is written', async () => {
    const { shop, cashier, session, goods, device } = await aCounter()
    const first = await givenSeries(cashier, session)
    await received(cashier, shop.register.id, chained([aTicket(device(1), 1, [{ goods }])]))
    const before = await registerOf(shop, cashier)
    for (const lastCounter of [1, 5]) {
      expect(await givenSeries(cashier, session, { epoch: 1, lastCounter })).toEqual({ ...first, lastCounter })
      await cashier.post(`cash-sessions/${session.id}/count`)
    }
    expect(await registerOf(shop, cashier)).toEqual(before)
    expect(await enrolments(shop)).toHaveLength(1)
  })

  test('anew where it holds none or another, or was set back behind what came from it', async () => {
    const { shop, cashier, session, goods, device } = await aCounter()
    const asked = async (held: TicketSeriesInput['held']) => (await givenSeries(cashier, session, held)).epoch
    expect(await asked({ epoch: 1, lastCounter: 0 })).toBe(1)
    expect(await asked(null)).toBe(2)
    expect(await asked({ epoch: 1, lastCounter: 9 })).toBe(3)
    expect(await asked({ epoch: 2, lastCounter: 9 })).toBe(4)
    const sent = chained([1, 2, 3].map((counter) => aTicket(device(4), counter, [{ goods }])))
    const [one, two, three] = sent
    await received(cashier, shop.register.id, [one!])
    expect(await asked({ epoch: 4, lastCounter: 1 })).toBe(4)
    expect(await asked({ epoch: 4, lastCounter: 0 })).toBe(5)
    const later = chained([1, 2].map((counter) => aTicket(device(5), counter, [{ goods }])))
    expect(reasonsOf(await received(cashier, shop.register.id, [later[1]!]))).toEqual(['waiting'])
    expect(await asked({ epoch: 5, lastCounter: 1 })).toBe(6)
    expect(numbersOf(await received(cashier, shop.register.id, [two!, three!, later[0]!]))).toEqual([
      'TIC-LM2.4-000002',
      'TIC-LM2.4-000003',
      'TIC-LM2.5-000001',
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('after the one that it holds, where the register was set back and knows of none so late', async () => {
    const { cashier, session } = await aCounter()
    const asked = async (epoch: number) => (await givenSeries(cashier, session, { epoch, lastCounter: 2 })).epoch
    expect(await asked(7)).toBe(8)
    expect(await asked(8)).toBe(8)
    expect(await asked(900_000_000)).toBe(9)
  })

  test('that nobody else holds: another for each of several devices that ask at once', async () => {
    const { shop, cashier, session } = await aCounter()
    const given = await Promise.all([1, 2, 3].map(() => givenSeries(cashier, session)))
    expect(given.map(({ epoch }) => epoch).toSorted()).toEqual([1, 2, 3])
    expect((await enrolments(shop)).map(({ after }) => after)).toHaveLength(3)
  })

  test('in one session after the other, until a manager enrols another device', async () => {
    const { shop, cashier, session, cash, goods, device } = await aCounter()
    const { epoch } = await givenSeries(cashier, session)
    const ticket = aTicket(device(epoch), 1, [{ goods }])
    await received(cashier, shop.register.id, chained([ticket]))
    await close(cashier, session, cash.id, 100_000 + ticket.totalMinor)
    const next = await anOpenSession(shop, cashier)
    const held = { epoch, lastCounter: 1 }
    expect(await givenSeries(cashier, next, held)).toMatchObject(held)
    await close(cashier, next, cash.id, 100_000)
    expect(await enrol(shop, await shop.as('manager'))).toBe(2)
    expect(await givenSeries(cashier, await anOpenSession(shop, cashier), held)).toMatchObject({ epoch: 3 })
  })

  test('once for a key: the same answer again', async () => {
    const { shop, cashier, session } = await aCounter()
    const headers = { 'idempotency-key': newId() }
    const ask = (held: TicketSeriesInput['held'] = null) =>
      cashier.post('register-tickets/series', { cashSessionId: session.id, held }, headers)
    const [first, again] = [await ask(), await ask()]
    expect(again.json()).toEqual(first.json())
    expect(await enrolments(shop)).toHaveLength(1)
    await refuses(ask({ epoch: 1, lastCounter: 0 }), 'request.keyReused')
  })
})

describe('no series is given', () => {
  test('to who does not sell, in a session that is not theirs, is not there for them, or is closed', async () => {
    const { shop, cashier, session, cash } = await aCounter()
    const path = 'register-tickets/series'
    const asking = { cashSessionId: session.id, held: null }
    await refuses(shop.nobody.post(path, asking), 'auth.required')
    await refuses((await shop.as('accountant')).post(path, asking), 'auth.forbidden')
    for (const held of [{ epoch: 0, lastCounter: 0 }, { epoch: 1, lastCounter: -1 }, { epoch: 1 }])
      await refuses(cashier.post(path, { ...asking, held }), 'request.invalid')
    await refuses(cashier.post(path, { ...asking, cashSessionId: newId() }), 'cashSession.notFound')
    await refuses((await shop.as('cashier')).post(path, asking), 'cashSession.notFound')
    const others = await refuses((await shop.as('manager')).post(path, asking), 'cashSession.ofAnother')
    expect(others.params).toEqual({ by: 'The cashier' })
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/${path}`, asking), 'company.notFound')
    await refuses(stranger.post(path, asking), 'cashSession.notFound')
    await close(cashier, session, cash.id, 100_000)
    await refuses(cashier.post(path, asking), 'cashSession.notOpen')
    expect(await registerOf(shop, cashier)).toMatchObject({ numbering: 'server', epoch: 1 })
    expect(await enrolments(shop)).toEqual([])
  })

  test('in a shop that its opener may not enter any more', async () => {
    const { cashier, session } = await aCounter()
    await open().admin.deleteFrom('app_user_point_of_sale').where('user_id', '=', cashier.userId).execute()
    const asking = { cashSessionId: session.id, held: null }
    await refuses(cashier.post('register-tickets/series', asking), 'cashSession.notFound')
  })

  test('of a register that is not active', async () => {
    const { shop, cashier, session } = await aCounter()
    const setActive = (isActive: boolean) =>
      open().admin.updateTable('register').set({ is_active: isActive }).where('id', '=', shop.register.id).execute()
    await setActive(false)
    const asking = { cashSessionId: session.id, held: null }
    await refuses(cashier.post('register-tickets/series', asking), 'register.notFound')
    await setActive(true)
    expect(await givenSeries(cashier, session)).toMatchObject({ epoch: 1 })
  })
})

test('a sale that is on its way while a device is given the series takes none of its numbers', async () => {
  const { shop, cashier, session, goods, cash, device } = await aCounter()
  const sale = aSale(session, cash.id, { lines: [{ goods }] })
  const posted = await withOwner(async (owner) => {
    // The sale was checked, and waits for its session.
    await owner.query('begin')
    await owner.query('select from cash_session where id = $1 for update', [session.id])
    const answer = cashier.post('sales', sale)
    await untilWaiting(owner)
    expect(await givenSeries(cashier, session)).toMatchObject({ epoch: 1 })
    await owner.query('rollback')
    return answer
  })
  await refuses(posted, 'sale.numberedByRegister')
  const sent = chained([aTicket(device(1), 1, [{ goods }])])
  expect(numbersOf(await received(cashier, shop.register.id, sent))).toEqual(['TIC-LM2-000001'])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

/** Until a connection waits for a lock, which only the owner sees. */
async function untilWaiting(owner: pg.Client): Promise<void> {
  for (let isWaiting = false; !isWaiting; await pause(20)) {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    isWaiting = (rowCount ?? 0) > 0
  }
}

test('numbers are those of the books, however long they are', async () => {
  const { shop, cashier, session, goods, device } = await aCounter()
  const { numberPrefix } = await givenSeries(cashier, session)
  for (const counter of [999_999, 1_000_000, 12_345_678]) {
    await withOwner((owner) =>
      owner.query(
        `insert into number_series (company_id, kind, scope_id, period, last_number, last_hash)
         values ($1, 'ticket', $2, 'E1', $3, '')
         on conflict (company_id, kind, scope_id, period) do update set last_number = $3`,
        [shop.companyId, shop.register.id, counter - 1],
      ),
    )
    const sent = chained([aTicket(device(1), counter, [{ goods }])])
    const stored = numbersOf(await received(cashier, shop.register.id, sent))
    expect(stored).toEqual([ticketNumber(numberPrefix, counter)])
    expect(stored).toEqual([`TIC-LM2-${counter}`])
  }
})
