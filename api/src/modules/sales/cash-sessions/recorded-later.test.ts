import { expect, test } from '@jest/globals'
import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree, cashOf } from '../../../../test/goods.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

async function aCashier() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const session = (openedAt: string, more: object = {}) => ({
    ...{ id: newId(), registerId: shop.register.id, openingFloatMinor: 100_000, openedAt },
    ...more,
  })
  const closing = async (closedAt: string) => ({
    counts: [{ paymentMethodId: (await cashOf(cashier)).id, countedMinor: 99_500 }],
    keptFloatMinor: 50_000,
    closedAt,
  })
  return { shop, cashier, session, closing }
}

test('a session that a device opened and closed without a network is recorded at the times of both', async () => {
  const { shop, cashier, session, closing } = await aCashier()
  const [openedAt, closedAt] = [ago(30 * HOUR_MS), ago(20 * HOUR_MS)]
  const opened = (await cashier.post('cash-sessions', session(openedAt))).json<CashSession>()
  expect(opened).toMatchObject({ openedAt, openedBy: 'The cashier', state: 'open' })
  await cashier.post(`cash-sessions/${opened.id}/count`)
  const body = await closing(closedAt)
  const z = (await cashier.post(`cash-sessions/${opened.id}/close`, body)).json<ZReport>()
  expect(z).toMatchObject({ kind: 'Z', number: 1, session: { openedAt, closedAt, keptFloatMinor: 50_000 } })
  expect(z.session.tenders[0]).toMatchObject({ expectedMinor: 100_000, differenceMinor: -500 })
  expect((await cashier.post(`cash-sessions/${opened.id}/close`, body)).json()).toEqual(z)
  const moved = await open()
    .admin.selectFrom('money_ledger')
    .select(['kind', 'occurred_at'])
    .where('company_id', '=', shop.companyId)
    .orderBy('occurred_at')
    .execute()
  expect(moved.map(({ kind, occurred_at: at }) => `${kind} ${at.toISOString()}`).toSorted()).toEqual(
    [`opening ${openedAt}`, `kept ${closedAt}`, `overShort ${closedAt}`, `removed ${closedAt}`].toSorted(),
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('no longer ago than a device may sell on its own; further back asks for a right', async () => {
  const { shop, cashier, session } = await aCashier()
  await refuses(cashier.post('cash-sessions', session(ago(31 * DAY_MS))), 'auth.forbidden')
  expect((await cashier.post('cash-sessions', session(ago(29 * DAY_MS)))).statusCode).toBe(201)
  const future = new Date(Date.now() + HOUR_MS).toISOString()
  const other = await shop.as('administrator')
  await refuses(other.post('cash-sessions', session(future)), 'cashSession.inFuture')
})

test('closes after it was opened, and not in the future', async () => {
  const { cashier, session, closing } = await aCashier()
  const { id } = (await cashier.post('cash-sessions', session(ago(2 * HOUR_MS)))).json<CashSession>()
  await cashier.post(`cash-sessions/${id}/count`)
  for (const closedAt of [ago(3 * HOUR_MS), ago(-HOUR_MS)]) {
    const problem = await refuses(
      cashier.post(`cash-sessions/${id}/close`, await closing(closedAt)),
      'cashSession.closedOutside',
    )
    expect(problem.message).toContain('was not closed')
  }
  expect((await cashier.get(`cash-sessions/${id}`)).json()).toMatchObject({ state: 'counting' })
})

test('stays that of who opened it where another person brings it, and is of nobody who may not have one', async () => {
  const { shop, cashier, session } = await aCashier()
  const manager = await shop.as('manager')
  const body = session(ago(HOUR_MS), { openedById: cashier.userId })
  const accountant = await shop.as('accountant')
  await refuses(cashier.post('cash-sessions', { ...body, openedById: accountant.userId }), 'cashSession.ofAnother')
  await refuses(manager.post('cash-sessions', { ...body, openedById: newId() }), 'cashSession.unknownOpener')
  const ofAnotherCompany = await (await aShop(open())).as('cashier')
  const foreign = { ...body, openedById: ofAnotherCompany.userId }
  await refuses(manager.post('cash-sessions', foreign), 'cashSession.unknownOpener')
  expect((await manager.post('cash-sessions', body)).json()).toMatchObject({ openedById: cashier.userId })
  expect((await cashier.post('cash-sessions', body)).json()).toMatchObject({ id: body.id, openedBy: 'The cashier' })
})

test('never within another session of its register, as a clock that is seconds off would have it', async () => {
  const { cashier, session, closing } = await aCashier()
  const [openedAt, closedAt, meanwhile, before] = [60_000, 10_000, 15_000, 90_000].map(ago)
  const first = (await cashier.post('cash-sessions', session(openedAt!))).json<CashSession>()
  await cashier.post(`cash-sessions/${first.id}/count`)
  await cashier.post(`cash-sessions/${first.id}/close`, await closing(closedAt!))
  const next = session(meanwhile!)
  const second = (await cashier.post('cash-sessions', next)).json<CashSession>()
  expect(second.openedAt).toBe(closedAt)
  expect((await cashier.post('cash-sessions', next)).json<CashSession>().openedAt).toBe(closedAt)
  const brought = await cashier.post(`cash-sessions/${second.id}/brought`, await closing(meanwhile!))
  expect(brought.statusCode).toBe(200)
  const { data } = (await cashier.get('cash-sessions/paginated')).json<{ data: CashSession[] }>()
  expect(data.find(({ id }) => id === second.id)).toMatchObject({ openedAt: closedAt, closedAt })
  // What was before all of them stays there.
  expect((await cashier.post('cash-sessions', session(before!))).json<CashSession>().openedAt).toBe(before)
})

test('far inside another session is where it was told to be: its tickets would be from before it', async () => {
  const { cashier, session, closing } = await aCashier()
  const [openedAt, closedAt, meanwhile] = [HOUR_MS, 10_000, HOUR_MS / 2].map(ago)
  const first = (await cashier.post('cash-sessions', session(openedAt!))).json<CashSession>()
  await cashier.post(`cash-sessions/${first.id}/count`)
  await cashier.post(`cash-sessions/${first.id}/close`, await closing(closedAt!))
  const next = (await cashier.post('cash-sessions', session(meanwhile!))).json<CashSession>()
  expect(next.openedAt).toBe(meanwhile)
})
