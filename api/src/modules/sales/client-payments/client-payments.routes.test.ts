import type { Client } from '@comptoir/contracts/people/clients'
import type { ZReport, CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { AccountMovement, ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import type { ClientPayment, ClientPaymentInput, ClientPaymentRow } from '@comptoir/contracts/sales/client-payments'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import {
  anOpenSession,
  aPaymentMethod,
  aProduct,
  aSale,
  booksThatDisagree,
  cashOf,
  sold,
  type Goods,
} from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const PRICE = 3000

let shop: Shop
let manager: Caller
let client: Client
let session: CashSession
let goods: Goods
let cashId: string
let creditId: string

beforeEach(async () => {
  shop = await aShop(open())
  manager = await shop.as('manager')
  client = await made()
  creditId = (await aPaymentMethod(manager, { kind: 'credit', name: 'Crédit' })).id
  cashId = (await cashOf(manager)).id
  goods = await aProduct(shop, { priceMicro: PRICE * 1000, stock: 100_000 })
  session = await anOpenSession(shop, manager)
})

async function made(over: Partial<Client> = {}): Promise<Client> {
  const fresh = { code: 'CL-014', name: 'Café de la Gare', taxId: null, ...over }
  const answer = await manager.post('clients', aClient(fresh))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Client>()
}

const onCredit = (quantityMilli = 1000, place = session, clientId = client.id) =>
  aSale(place, creditId, { lines: [{ goods, quantityMilli }] }, { clientId })
const sell = async (quantityMilli?: number) => sold(manager.post('sales', onCredit(quantityMilli)))

/** In cash, unless said otherwise. */
function aPayment(totalMinor: number, over: Partial<ClientPaymentInput> = {}): ClientPaymentInput {
  return {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    clientId: client.id,
    occurredAt: new Date().toISOString(),
    payments: [{ id: newId(), paymentMethodId: cashId, amountMinor: totalMinor }],
    totalMinor,
    changeMinor: 0,
    ...over,
  }
}

const pay = (payment: ClientPaymentInput, caller = manager) => caller.post('client-payments', payment)
async function paid(payment: ClientPaymentInput, caller = manager): Promise<ClientPayment> {
  const answer = await pay(payment, caller)
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 })
  return answer.json<ClientPayment>()
}
const accountOf = async (caller = manager, id = client.id): Promise<ClientAccount> =>
  (await caller.get(`client-accounts/${id}`)).json<ClientAccount>()
const listOf = async (caller = manager, filter = ''): Promise<ClientPaymentRow[]> =>
  (await caller.get(`client-payments/paginated${filter}`)).json<PaginatedOf<ClientPaymentRow>>().data

/** Another register of the shop with an open session. */
async function anotherRegister(caller = manager): Promise<CashSession> {
  const path = `points-of-sale/${shop.pointOfSaleId}/registers`
  const register = await manager.post(path, { code: '9', name: 'Caisse 9' })
  const opened = await caller.post('cash-sessions', {
    id: newId(),
    registerId: register.json<{ id: string }>().id,
    openingFloatMinor: 0,
  })
  return opened.json<CashSession>()
}

test('refuses strangers, whoever only keeps the stock or looks, and rows of others', async () => {
  await sell()
  const payment = await paid(aPayment(1000))
  const stranger = await (await aShop(open())).as('administrator')
  const paths = ['client-payments/paginated', `client-payments/${payment.id}`]
  for (const path of paths) {
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await shop.as('stockKeeper')).get(path), 'auth.forbidden')
    await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
  }
  await refuses(shop.nobody.post('client-payments', aPayment(1000)), 'auth.required')
  for (const role of ['stockKeeper', 'accountant', 'readOnly'] as const)
    await refuses(pay(aPayment(1000), await shop.as(role)), 'auth.forbidden')
  await refuses((await shop.as('cashier')).get('client-payments/export?format=csv'), 'auth.forbidden')
  await refuses(stranger.get(`client-payments/${payment.id}`), 'clientPayment.notFound')
  expect(await listOf(stranger)).toEqual([])
  await refuses(manager.get(`client-payments/${newId()}`), 'clientPayment.notFound')
  await refuses(pay(aPayment(1000), stranger), 'sale.sessionMismatch')
})

test('whoever may not enter the shop is not told of its payments', async () => {
  await sell()
  const { id } = await paid(aPayment(1000))
  const cashier = await shop.as('cashier')
  expect(await listOf(cashier)).toHaveLength(1)
  await open()
    .admin.deleteFrom('app_user_point_of_sale')
    .where('company_id', '=', shop.companyId)
    .where('user_id', '=', cashier.userId)
    .execute()
  expect(await listOf(cashier)).toEqual([])
  await refuses(cashier.get(`client-payments/${id}`), 'clientPayment.notFound')
})

test('refuses what is not owed, what is paid by a debt, by nobody, or does not add up', async () => {
  await sell()
  const { data } = (await manager.get('clients/paginated')).json<PaginatedOf<Client>>()
  const walkIn = data.find(({ isDefault }) => isDefault)
  const refused = await refuses(pay(aPayment(PRICE + 1)), 'clientPayment.moreThanOwed')
  expect(refused.params).toEqual({ totalMinor: PRICE + 1, owedMinor: PRICE, currency: 'TND' })
  await refuses(pay(aPayment(0)), 'request.invalid')
  await refuses(pay(aPayment(1000, { clientId: newId() })), 'client.notFound')
  await refuses(pay(aPayment(1000, { clientId: walkIn?.id ?? '' })), 'clientPayment.clientRequired')
  const by = (paymentMethodId: string, amountMinor = 1000) => ({
    payments: [{ id: newId(), paymentMethodId, amountMinor }],
  })
  await refuses(pay(aPayment(1000, by(creditId))), 'clientPayment.methodNotAllowed')
  await refuses(pay(aPayment(1000, by(newId()))), 'paymentMethod.notOffered')
  await refuses(pay(aPayment(1000, by(cashId, 900))), 'sale.underpaid')
  await refuses(pay(aPayment(1000, by(cashId, 1500))), 'sale.changeMismatch')
  await refuses(pay(aPayment(1000, { cashSessionId: newId() })), 'sale.sessionMismatch')
  const other = await made({ code: 'CL-015', name: 'Autre' })
  await refuses(pay(aPayment(1, { clientId: other.id })), 'clientPayment.moreThanOwed')
  expect(await listOf()).toEqual([])
  expect(await accountOf()).toMatchObject({ owedMinor: PRICE })
})

test('what is paid is in the drawer and off the account, is listed, and closes with the session', async () => {
  const [first, second] = [await sell(), await sell(2000)]
  const cheque = (await aPaymentMethod(manager, { kind: 'cheque', name: 'Chèque' })).id
  const details = { number: '0001234', bank: 'BIAT', drawer: 'Ali Ben Salah' }
  const payment = await paid(
    aPayment(4000, {
      payments: [
        { id: newId(), paymentMethodId: cheque, amountMinor: 1000, details },
        { id: newId(), paymentMethodId: cashId, amountMinor: 5000 },
      ],
      changeMinor: 2000,
    }),
  )
  expect(payment).toMatchObject({ totalMinor: 4000, changeMinor: 2000, owedMinor: 3 * PRICE, clientId: client.id })
  expect(payment.number).toMatch(/^RGL-.+-000001$/)
  expect((await manager.get(`client-payments/${payment.id}`)).json()).toEqual(payment)
  expect(payment.payments.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['payment', 1000],
    ['payment', 5000],
    ['change', -2000],
  ])
  expect(payment.payments[0]?.details).toEqual(details)

  // The oldest ticket is settled first.
  expect(await accountOf()).toMatchObject({
    owedMinor: 5000,
    owedDocuments: [{ documentId: second.id, number: second.number, amountMinor: 6000, leftMinor: 5000 }],
  })
  const movements = await manager.get(`account-movements/paginated?filter[client]=${client.id}`)
  expect(movements.json<PaginatedOf<AccountMovement>>().data).toContainEqual(
    expect.objectContaining({ documentKind: 'clientPayment', number: payment.number, amountMinor: -4000 }),
  )
  expect(await listOf(manager, `?filter[client]=${client.id}&search[text]=gare`)).toMatchObject([
    { number: payment.number, totalMinor: 4000, owedMinor: 9000, methodKinds: ['cheque', 'cash'] },
  ])
  const file = await manager.get('client-payments/export?format=csv')
  expect(file.body).toContain(payment.number)

  const report = (await manager.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
  expect(report).toMatchObject({ clientPaymentCount: 1, clientPaymentMinor: 4000, totalMinor: 3 * PRICE })
  const tenderOf = (id: string) => report.session.tenders.find(({ paymentMethodId }) => paymentMethodId === id)
  expect(tenderOf(cashId)).toMatchObject({ receivedMinor: 5000, changeMinor: -2000, expectedMinor: 103_000 })
  expect(tenderOf(cheque)).toMatchObject({ expectedMinor: 1000 })
  // What was sold on credit stays what it was: the debt of before is not in the drawer.
  expect(tenderOf(creditId)).toMatchObject({ receivedMinor: 3 * PRICE, expectedMinor: 3 * PRICE })

  await manager.post(`cash-sessions/${session.id}/count`)
  const counts = [
    { paymentMethodId: cashId, countedMinor: 103_000 },
    { paymentMethodId: cheque, countedMinor: 1000 },
    { paymentMethodId: creditId, countedMinor: 3 * PRICE },
  ]
  const closed = await manager.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  expect(closed.json()).toMatchObject({ clientPaymentCount: 1, clientPaymentMinor: 4000 })
  expect(first.number).toBeTruthy()
  await refuses(pay(aPayment(1000)), 'cashSession.notOpen')
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('the same payment again gives the first answer, also at once and when all is paid; another under its id is refused', async () => {
  await sell()
  const input = aPayment(PRICE)
  const answers = await Promise.all([pay(input), pay(input), pay(input)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  const again = await pay(input)
  expect(again.statusCode).toBe(200)
  for (const answer of answers) expect(answer.json()).toEqual(again.json())
  await refuses(pay({ ...input, totalMinor: 2000, changeMinor: 1000 }), 'clientPayment.idReused')
  expect(await accountOf()).toMatchObject({ owedMinor: 0 })
  expect(await listOf()).toHaveLength(1)
})

test('of two registers that settle the same debt at once one is refused, and it is never below zero', async () => {
  const there = await anotherRegister()
  const place = { registerId: there.registerId, cashSessionId: there.id }
  for (let times = 0; times < 4; times += 1) {
    await sell()
    const answers = await Promise.all([pay(aPayment(PRICE)), pay(aPayment(PRICE, place))])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
    expect(await accountOf()).toMatchObject({ owedMinor: 0 })
  }
  // Both find room for their part.
  await sell(2000)
  const parts = await Promise.all([pay(aPayment(PRICE)), pay(aPayment(PRICE, place))])
  expect(parts.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await accountOf()).toMatchObject({ owedMinor: 0 })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a client who was merged into another one pays, and leaves what they paid, on one account', async () => {
  const into = await made({ code: 'CL-015', name: 'Café de Tunis' })
  await sell()
  await paid(aPayment(500))
  await manager.post(`clients/${client.id}/merge`, { intoId: into.id, version: client.version })
  await paid(aPayment(500, { clientId: into.id }))
  await paid(aPayment(500))
  expect(await accountOf(manager, into.id)).toMatchObject({ owedMinor: PRICE - 1500 })
  expect(await listOf(manager, `?filter[client]=${into.id}`)).toHaveLength(3)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('what is owed is what was sold on credit less what came back and was paid, however often it is said', async () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('sale', 'return', 'payment', 'payment'),
      pieces: fc.integer({ min: 1, max: 3 }),
      amountMinor: fc.integer({ min: 1, max: 8000 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  let owedMinor = 0
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      for (const { what, pieces, amountMinor, times } of drawn) {
        const input = bodyOf(what, pieces, amountMinor)
        const path = { sale: 'sales', return: 'sales-returns', payment: 'client-payments' }[what]
        const answers = await Promise.all(Array.from({ length: times }, () => manager.post(path, input)))
        const isDone = answers.filter(({ statusCode }) => statusCode === 201).length
        if (what === 'payment') expect(isDone).toBe(amountMinor <= owedMinor ? 1 : 0)
        if (isDone === 0) continue
        const moved = { sale: pieces * PRICE, return: -pieces * PRICE, payment: -amountMinor }[what]
        owedMinor += isDone * moved
        expect(await accountOf()).toMatchObject({ owedMinor })
      }
    }),
    { numRuns: 6 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

function bodyOf(what: 'sale' | 'return' | 'payment', pieces: number, amountMinor: number) {
  if (what === 'payment') return aPayment(amountMinor)
  if (what === 'sale') return onCredit(pieces * 1000)
  const totalMinor = pieces * PRICE
  return {
    ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, clientId: client.id },
    ...{ occurredAt: new Date().toISOString(), reason: 'defective', totalMinor },
    lines: [{ id: newId(), productId: goods.id, quantityMilli: pieces * 1000, unitPriceMicro: PRICE * 1000 }],
    refunds: [{ id: newId(), paymentMethodId: creditId, amountMinor: totalMinor }],
  }
}
