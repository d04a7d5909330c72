import { describe, expect, test } from '@jest/globals'
import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { ROLES } from '@comptoir/contracts/roles'
import { permissionsOf } from '@comptoir/contracts/catalogue'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const FLOAT = 100_000

/** A session of a cashier with two tickets whose sums occur nowhere else: 31.117 and 7.919, paid with 60.000 in all. */
async function aSession() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const cash = await cashOf(cashier)
  const session = await anOpenSession(shop, cashier, FLOAT)
  for (const [priceMicro, receivedMinor] of [
    [31_117_000, 50_000],
    [7_919_000, 10_000],
  ] as const)
    await sold(
      cashier.post(
        'sales',
        aSale(session, cash.id, { lines: [{ goods: await aProduct(shop, { priceMicro }) }], receivedMinor }),
      ),
    )
  return { shop, cashier, cash, id: session.id }
}

/** Sold, received, given back, expected with and without the float; also without sign. */
const TELLING = [39_036, 60_000, 20_964, 139_036]

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Every read of a session, and what its steps before the close answer. */
async function allThatIsSaid(caller: Caller, id: string): Promise<unknown[]> {
  const answers = [
    await caller.get(`cash-sessions/${id}`),
    await caller.get('cash-sessions/paginated'),
    await caller.get(`cash-sessions/paginated?order[field]=openedAt&filter[state]=open`),
    await caller.get(`cash-sessions/${id}/report`),
    await caller.get(`sales/paginated?filter[cashSession]=${id}`),
    await caller.get(`sales-returns/paginated?filter[cashSession]=${id}`),
    await caller.get('registers'),
    await caller.get('notifications/paginated'),
    await caller.post(`cash-sessions/${id}/count`),
    await caller.get(`cash-sessions/${id}`),
    await caller.get(`cash-sessions/${id}/report`),
    await caller.post(`cash-sessions/${id}/resume`),
  ]
  return answers.map((answer) => answer.json<unknown>())
}

describe.each(ROLES)('before the close a %s', (role) => {
  const maySee = permissionsOf(role).includes('cashSessions.seeExpected')

  test(maySee ? 'sees what should be in the drawer' : 'sees no sum from which the drawer follows', async () => {
    const { shop, id } = await aSession()
    const said = new Set(numbersIn(await allThatIsSaid(await shop.as(role), id)))
    expect(TELLING.filter((sum) => said.has(sum))).toEqual(maySee ? TELLING : [])
  })
})

describe('the cashier whose session it is', () => {
  test('sees float and number of tickets, and each ticket, but no sum of them', async () => {
    const { cashier, id } = await aSession()
    const said = await allThatIsSaid(cashier, id)
    expect(said[0]).toMatchObject({ openingFloatMinor: FLOAT, ticketCount: 2, salesMinor: null })
    expect(said[8]).toMatchObject({ state: 'counting', salesMinor: null })
    expect(said[11]).toMatchObject({ state: 'open', salesMinor: null })
    const numbers = new Set(numbersIn(said))
    expect([31_117, 7_919].filter((total) => numbers.has(total))).toEqual([31_117, 7_919])
    expect(TELLING.filter((sum) => numbers.has(sum))).toEqual([])
  })

  test('is refused the X report, before and during the count', async () => {
    const { cashier, id } = await aSession()
    await refuses(cashier.get(`cash-sessions/${id}/report`), 'cashSession.countedBlind')
    await cashier.post(`cash-sessions/${id}/count`)
    await refuses(cashier.get(`cash-sessions/${id}/report`), 'cashSession.countedBlind')
  })

  test('sees all of it once it is closed', async () => {
    const { cashier, cash, id } = await aSession()
    await cashier.post(`cash-sessions/${id}/count`)
    const counts = [{ paymentMethodId: cash.id, countedMinor: 139_000 }]
    const z = (await cashier.post(`cash-sessions/${id}/close`, { counts, keptFloatMinor: FLOAT })).json<ZReport>()
    expect(z).toMatchObject({ kind: 'Z', totalMinor: 39_036, session: { salesMinor: 39_036 } })
    const closed = (await cashier.get(`cash-sessions/${id}`)).json<CashSession>()
    expect(closed.tenders[0]).toMatchObject({ receivedMinor: 60_000, changeMinor: -20_964, expectedMinor: 139_036 })
    expect((await cashier.get('cash-sessions/paginated')).json()).toMatchObject({
      data: [{ salesMinor: 39_036, expectedMinor: 139_036, differenceMinor: -36 }],
    })
  })
})

test('sessions of others are read by who may, the figures of open ones by fewer', async () => {
  const { shop, id } = await aSession()
  for (const role of ['administrator', 'manager', 'accountant', 'readOnly'] as const)
    expect((await (await shop.as(role)).get(`cash-sessions/${id}`)).statusCode).toBe(200)
  await refuses((await shop.as('cashier')).get(`cash-sessions/${id}`), 'cashSession.notFound')
  await refuses((await shop.as('stockKeeper')).get(`cash-sessions/${id}`), 'auth.forbidden')
})
