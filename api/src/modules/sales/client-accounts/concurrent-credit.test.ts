import type { Client } from '@comptoir/contracts/people/clients'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { anOpenSession, aPaymentMethod, aProduct, aSale, cashOf, type Goods } from '../../../../test/goods.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const PRICE = 3000

let shop: Shop
let manager: Caller
let cashier: Caller
let places: { caller: Caller; session: CashSession }[]
let goods: Goods
let creditId: string

beforeEach(async () => {
  shop = await aShop(open())
  manager = await shop.as('manager')
  cashier = await shop.as('cashier')
  creditId = (await aPaymentMethod(manager, { kind: 'credit', name: 'Crédit' })).id
  goods = await aProduct(shop, { priceMicro: PRICE * 1000 })
  const path = `points-of-sale/${shop.pointOfSaleId}/registers`
  const register = await manager.post(path, { code: '9', name: 'Caisse 9' })
  const opened = await cashier.post('cash-sessions', {
    id: newId(),
    registerId: register.json<{ id: string }>().id,
    openingFloatMinor: 0,
  })
  places = [
    { caller: cashier, session: await anOpenSession(shop, cashier) },
    { caller: cashier, session: opened.json<CashSession>() },
  ]
})

async function made(creditLimitMinor: number | null, code = 'CL-014'): Promise<string> {
  const answer = await manager.post('clients', aClient({ code, name: `Café ${code}`, taxId: null, creditLimitMinor }))
  return answer.json<Client>().id
}

const accountOf = async (id: string): Promise<ClientAccount> =>
  (await manager.get(`client-accounts/${id}`)).json<ClientAccount>()

/** Sold at all registers at once. */
const sellAtOnce = async (clientId: string): Promise<number[]> =>
  (
    await Promise.all(
      places.map(({ caller, session }) =>
        caller.post('sales', aSale(session, creditId, { lines: [{ goods }] }, { clientId })),
      ),
    )
  )
    .map(({ statusCode }) => statusCode)
    .toSorted()

test('of two registers that sell to one client at once, the one that takes them above their limit is refused', async () => {
  for (let at = 1; at <= 5; at += 1) {
    const clientId = await made(PRICE + 1, `CL-10${at}`)
    expect(await sellAtOnce(clientId)).toEqual([201, 422])
    expect(await accountOf(clientId)).toMatchObject({ owedMinor: PRICE })
  }
})

test('who has no limit of their own has that of the company', async () => {
  const [free, own] = [await made(null), await made(10 * PRICE, 'CL-015')]
  expect(await accountOf(free)).toMatchObject({ limitMinor: null })
  await open()
    .admin.updateTable('company')
    .set({ default_credit_limit_minor: PRICE })
    .where('id', '=', shop.companyId)
    .execute()
  expect(await accountOf(free)).toMatchObject({ limitMinor: PRICE })
  expect(await accountOf(own)).toMatchObject({ limitMinor: 10 * PRICE })
  expect(await sellAtOnce(free)).toEqual([201, 422])
  expect(await sellAtOnce(own)).toEqual([201, 201])
})

/** Holds the balances of the goods until the work is done. */
async function whileGoodsAreHeld(work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client(open().ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query('select from stock_balance where company_id = $1 for update', [shop.companyId])
    await work(owner)
    await owner.query('rollback')
  } finally {
    await owner.end()
  }
}

/** Until so many connections wait for a lock, which only the owner sees, or something else is so. */
async function untilWaiting(owner: pg.Client, count: number, isOver = (): boolean => false): Promise<void> {
  for (let waiting = 0; waiting < count && !isOver(); await pause(20)) {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rowCount ?? 0
  }
}

test('what is taken back on credit holds the account: what is paid meanwhile waits, and is refused where nothing is left', async () => {
  const clientId = await made(null)
  const [here, there] = places.map(({ session }) => ({ registerId: session.registerId, cashSessionId: session.id }))
  const sale = await cashier.post('sales', aSale(places[0]!.session, creditId, { lines: [{ goods }] }, { clientId }))
  expect(sale.statusCode).toBe(201)
  const cashId = (await cashOf(manager)).id
  const common = { clientId, occurredAt: new Date().toISOString(), totalMinor: PRICE }
  await whileGoodsAreHeld(async (owner) => {
    const back = manager.post('sales-returns', {
      ...{ id: newId(), ...common, ...here, reason: 'defective' },
      lines: [{ id: newId(), productId: goods.id, quantityMilli: 1000, unitPriceMicro: PRICE * 1000 }],
      refunds: [{ id: newId(), paymentMethodId: creditId, amountMinor: PRICE }],
    })
    await untilWaiting(owner, 1)
    let isPaid = false
    const paid = manager
      .post('client-payments', {
        ...{ id: newId(), ...common, ...there, changeMinor: 0 },
        payments: [{ id: newId(), paymentMethodId: cashId, amountMinor: PRICE }],
      })
      .finally(() => (isPaid = true))
    await untilWaiting(owner, 2, () => isPaid)
    await owner.query('rollback')
    expect([(await back).statusCode, (await paid).statusCode]).toEqual([201, 422])
  })
  expect(await accountOf(clientId)).toMatchObject({ owedMinor: 0 })
})
