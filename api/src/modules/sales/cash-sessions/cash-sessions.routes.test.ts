import { describe, expect, test } from '@jest/globals'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

describe('a cash session', () => {
  test('is opened by whoever may, once per register', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const body = { id: newId(), registerId: shop.register.id, openingFloatMinor: 100_000 }
    await refuses(shop.nobody.post('cash-sessions', body), 'auth.required')
    await refuses((await shop.as('accountant')).post('cash-sessions', body), 'auth.forbidden')
    await refuses(cashier.post('cash-sessions', { ...body, openingFloatMinor: -1 }), 'request.invalid')
    await refuses(cashier.post('cash-sessions', { ...body, registerId: newId() }), 'register.notFound')
    await refuses((await (await aShop(open())).as('cashier')).post('cash-sessions', body), 'register.notFound')
    const opened = await cashier.post('cash-sessions', body)
    expect(opened.json()).toMatchObject({
      state: 'open',
      openingFloatMinor: 100_000,
      openedBy: 'The cashier',
      ticketCount: 0,
    })
    expect((await cashier.post('cash-sessions', body)).json()).toEqual(opened.json())
    const problem = await refuses(
      (await shop.as('manager')).post('cash-sessions', { ...body, id: newId() }),
      'cashSession.alreadyOpen',
    )
    expect(problem.message).toContain('The cashier')
  })

  test('of a past day is opened by whoever may back-date, and takes the documents of that day', async () => {
    const shop = await aShop(open())
    const [administrator, manager] = [await shop.as('administrator'), await shop.as('manager')]
    const body = {
      id: newId(),
      registerId: shop.register.id,
      openingFloatMinor: 0,
      openedAt: '2020-12-31T23:30:00.000Z',
    }
    const problem = await refuses(manager.post('cash-sessions', body), 'auth.forbidden')
    expect(problem.message).toContain('past days')
    const early = administrator.post('cash-sessions', { ...body, openedAt: '2199-01-01T00:00:00.000Z' })
    expect((await refuses(early, 'cashSession.inFuture')).message).toContain('clock')
    await refuses(administrator.post('cash-sessions', { ...body, openedAt: 'yesterday' }), 'request.invalid')
    const session = (await administrator.post('cash-sessions', body)).json<CashSession>()
    expect(session).toMatchObject({ openedAt: '2020-12-31T23:30:00.000Z', businessDate: '2021-01-01' })
    const cash = await cashOf(administrator)
    const sale = await sold(
      administrator.post(
        'sales',
        aSale(
          session,
          cash.id,
          { lines: [{ goods: await aProduct(shop) }] },
          { occurredAt: '2021-01-01T08:00:00.000Z' },
        ),
      ),
    )
    expect(sale).toMatchObject({ occurredAt: '2021-01-01T08:00:00.000Z', businessDate: '2021-01-01' })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('two who open the same register at once: one of them does', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        manager.post('cash-sessions', { id: newId(), registerId: shop.register.id, openingFloatMinor: 0 }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('counts, closes with a difference, and gives a sealed Z report (worked example 13)', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const cash = await cashOf(cashier)
    const session = await anOpenSession(shop, cashier, 100_000)
    expect(session.tenders[0]?.expectedMinor).toBeNull()
    const goods = await aProduct(shop, { priceMicro: 10_000_000 })
    await sold(
      cashier.post(
        'sales',
        aSale(session, cash.id, { lines: [{ goods, quantityMilli: 2500 }], receivedMinor: 50_000 }),
      ),
    )
    const counts = [{ paymentMethodId: cash.id, countedMinor: 124_650, comment: 'une pièce manque' }]
    await refuses(
      cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 100_000 }),
      'cashSession.notCounting',
    )
    await cashier.post(`cash-sessions/${session.id}/count`)
    await refuses(
      cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 200_000 }),
      'cashSession.keptFloatTooHigh',
    )
    await refuses(
      cashier.post(`cash-sessions/${session.id}/close`, {
        counts: [{ paymentMethodId: newId(), countedMinor: 0 }],
        keptFloatMinor: 0,
      }),
      'cashSession.countIncomplete',
    )
    const z = (
      await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 100_000 })
    ).json<ZReport>()
    expect(z).toMatchObject({
      kind: 'Z',
      number: 1,
      ticketCount: 1,
      totalMinor: 25_000,
      firstTicket: 'TIC-LM2-000001',
      lastTicket: 'TIC-LM2-000001',
    })
    expect(z.session.tenders[0]).toMatchObject({
      openingMinor: 100_000,
      receivedMinor: 50_000,
      changeMinor: -25_000,
      expectedMinor: 125_000,
      countedMinor: 124_650,
      differenceMinor: -350,
    })
    expect((await cashier.get(`cash-sessions/${session.id}/report`)).json()).toEqual(z)
    expect(
      (await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 100_000 })).json(),
    ).toEqual(z)
    await refuses(cashier.post(`cash-sessions/${session.id}/resume`), 'cashSession.notCounting')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('Z reports are numbered one after the other, each sealed onto the one before', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const cash = await cashOf(cashier)
    const reports: ZReport[] = []
    for (let index = 0; index < 3; index += 1) {
      const { id } = await anOpenSession(shop, cashier, 0)
      await cashier.post(`cash-sessions/${id}/count`)
      reports.push(
        (
          await cashier.post(`cash-sessions/${id}/close`, {
            counts: [{ paymentMethodId: cash.id, countedMinor: 0 }],
            keptFloatMinor: 0,
          })
        ).json<ZReport>(),
      )
    }
    expect(reports.map((report) => report.number)).toEqual([1, 2, 3])
    expect(reports.slice(1).map((report) => report.previousHash)).toEqual(
      reports.slice(0, 2).map((report) => report.hash),
    )
  })

  test('a register says what its last closing left in the drawer, whoever closed it', async () => {
    const shop = await aShop(open())
    const [cashier, manager] = [await shop.as('cashier'), await shop.as('manager')]
    const cash = await cashOf(cashier)
    const path = `points-of-sale/${shop.register.pointOfSaleId}/registers/${shop.register.id}`
    for (const keptFloatMinor of [30_000, 20_000]) {
      const { id } = await anOpenSession(shop, manager, 50_000)
      await manager.post(`cash-sessions/${id}/count`)
      const counts = [{ paymentMethodId: cash.id, countedMinor: 50_000 }]
      await manager.post(`cash-sessions/${id}/close`, { counts, keptFloatMinor })
      expect((await cashier.get(path)).json<Register>()).toMatchObject({ keptFloatMinor, openSessionId: null })
    }
  })

  test('an id that a closed session has is refused for another', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const { id } = await anOpenSession(shop, cashier, 0)
    await cashier.post(`cash-sessions/${id}/count`)
    const counts = [{ paymentMethodId: (await cashOf(cashier)).id, countedMinor: 0 }]
    await cashier.post(`cash-sessions/${id}/close`, { counts, keptFloatMinor: 0 })
    const again = { id, registerId: shop.register.id, openingFloatMinor: 5000 }
    await refuses(cashier.post('cash-sessions', again), 'request.keyReused')
  })

  test('asked for fifty times at once is opened once, and everybody gets it', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const body = { id: newId(), registerId: shop.register.id, openingFloatMinor: 5000 }
    const answers = await Promise.all(Array.from({ length: 50 }, () => cashier.post('cash-sessions', body)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('of fifty asked for at once with as many ids, one is opened', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const body = { registerId: shop.register.id, openingFloatMinor: 5000 }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => cashier.post('cash-sessions', { ...body, id: newId() })),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(49)
    for (const answer of refused) await refuses(answer, 'cashSession.alreadyOpen')
  })

  test('counting can be left again, and an X report changes nothing', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const session = await anOpenSession(shop, cashier)
    const manager = await shop.as('manager')
    expect((await manager.get(`cash-sessions/${session.id}/report`)).json()).toMatchObject({
      kind: 'X',
      number: null,
      hash: null,
    })
    expect((await cashier.post(`cash-sessions/${session.id}/count`)).json<CashSession>().state).toBe('counting')
    expect((await cashier.post(`cash-sessions/${session.id}/resume`)).json<CashSession>().state).toBe('open')
  })

  test("a cashier handles only their own; a manager anybody's, and sees what should be there", async () => {
    const shop = await aShop(open())
    const session = await anOpenSession(shop, await shop.as('cashier'))
    const other = await shop.as('cashier')
    await refuses(other.get(`cash-sessions/${session.id}`), 'cashSession.notFound')
    await refuses(other.post(`cash-sessions/${session.id}/count`), 'cashSession.notFound')
    const manager = await shop.as('manager')
    expect((await manager.get(`cash-sessions/${session.id}`)).json<CashSession>().tenders[0]?.expectedMinor).toBe(
      100_000,
    )
    expect((await manager.post(`cash-sessions/${session.id}/count`)).statusCode).toBe(200)
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.get(`cash-sessions/${session.id}`), 'cashSession.notFound')
  })

  test('lists by page and filter', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await anOpenSession(shop, manager)
    expect((await manager.get('cash-sessions/paginated?filter[state]=open')).json()).toMatchObject({
      data: [{ state: 'open', expectedMinor: 100_000 }],
      meta: { total: 1 },
    })
    expect((await manager.get('cash-sessions/paginated?filter[state]=closed')).json()).toMatchObject({
      data: [],
      meta: { total: 0 },
    })
    await refuses(manager.get('cash-sessions/paginated?filter[colour]=red'), 'request.invalid')
  })
})
