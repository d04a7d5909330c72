import type { Client } from '@comptoir/contracts/people/clients'
import type { AccountMovement, ClientAccount } from '@comptoir/contracts/sales/client-accounts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { PIN, withPin } from '../../../../test/approvers.ts'
import { aClient } from '../../../../test/clients.ts'
import { anOpenSession, aPaymentMethod, aProduct, aSale, booksThatDisagree, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

let shop: Shop
let manager: Caller
let client: Client
let sell: (caller: Caller, clientId?: string) => Promise<{ id: string; number: string; totalMinor: number }>
let sale: (clientId: string) => ReturnType<typeof aSale>
let creditId: string

beforeEach(async () => {
  shop = await aShop(open())
  manager = await shop.as('manager')
  client = await made(5000)
  creditId = (await aPaymentMethod(manager, { kind: 'credit', name: 'Crédit' })).id
  const goods = await aProduct(shop, { priceMicro: 3_000_000 })
  const session = await anOpenSession(shop, manager)
  sale = (clientId) => aSale(session, creditId, { lines: [{ goods }] }, { clientId })
  sell = (caller, clientId = client.id) => sold(caller.post('sales', sale(clientId)))
})

async function made(creditLimitMinor: number | null, code = 'CL-014'): Promise<Client> {
  const answer = await manager.post('clients', aClient({ code, name: `Café ${code}`, taxId: null, creditLimitMinor }))
  expect(answer.statusCode).toBe(201)
  return answer.json<Client>()
}

const accountOf = async (id = client.id, caller = manager): Promise<ClientAccount> =>
  (await caller.get(`client-accounts/${id}`)).json<ClientAccount>()
const movementsOf = async (id = client.id, caller = manager, more = ''): Promise<PaginatedOf<AccountMovement>> =>
  (await caller.get(`account-movements/paginated?filter[client]=${id}${more}`)).json<PaginatedOf<AccountMovement>>()

test('refuses strangers, whoever only keeps the stock, and clients of others', async () => {
  const stranger = await (await aShop(open())).as('administrator')
  for (const path of [`client-accounts/${client.id}`, 'account-movements/paginated']) {
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await shop.as('stockKeeper')).get(path), 'auth.forbidden')
    await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
  }
  await refuses(stranger.get(`client-accounts/${client.id}`), 'client.notFound')
  await refuses(manager.get(`client-accounts/${newId()}`), 'client.notFound')
  await refuses(manager.get('client-accounts/none'), 'request.invalid')
  await sell(manager)
  expect((await movementsOf(client.id, stranger)).data).toEqual([])
})

test('what is sold on credit is owed, and what is taken back on credit is not', async () => {
  expect(await accountOf()).toEqual({ clientId: client.id, currency: 'TND', owedMinor: 0, limitMinor: 5000 })
  const first = await sell(manager)
  expect(await accountOf(client.id, await shop.as('cashier'))).toMatchObject({ owedMinor: 3000 })
  const line = sale(client.id).lines[0]!
  const answer = await manager.post('sales-returns', {
    ...{ id: newId(), registerId: shop.register.id, cashSessionId: sale(client.id).cashSessionId },
    ...{ clientId: client.id, occurredAt: new Date().toISOString(), reason: 'defective', totalMinor: 3000 },
    lines: [{ id: newId(), productId: line.productId, quantityMilli: 1000, unitPriceMicro: 3_000_000 }],
    refunds: [{ id: newId(), paymentMethodId: creditId, amountMinor: 3000 }],
  })
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 })
  const back = answer.json<{ id: string; number: string }>()
  const second = await sell(manager)
  expect(await accountOf()).toMatchObject({ owedMinor: 3000 })
  const { data, meta } = await movementsOf()
  expect(meta.total).toBe(3)
  const told = data.map(({ documentKind, documentId, number, amountMinor }) => [
    documentKind,
    documentId,
    number,
    amountMinor,
  ])
  expect(told.toSorted()).toEqual(
    [
      ['sale', first.id, first.number, 3000],
      ['salesReturn', back.id, back.number, -3000],
      ['sale', second.id, second.number, 3000],
    ].toSorted(),
  )
  expect((await movementsOf(client.id, manager, '&limit=1&page=2')).data).toEqual([data[1]])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a client who was merged into another one leaves what they owe, and has the same account', async () => {
  const into = await made(9000, 'CL-015')
  await sell(manager)
  expect(
    (await manager.post(`clients/${client.id}/merge`, { intoId: into.id, version: client.version })).statusCode,
  ).toBe(200)
  await sell(manager, into.id)
  for (const id of [client.id, into.id])
    expect(await accountOf(id)).toMatchObject({ owedMinor: 6000, limitMinor: 9000 })
  expect((await movementsOf(into.id)).data).toHaveLength(2)
})

test('whoever may not enter the shop of a ticket sees that it is owed, and not which ticket it is', async () => {
  await sell(manager)
  const cashier = await shop.as('cashier')
  await open()
    .admin.deleteFrom('app_user_point_of_sale')
    .where('company_id', '=', shop.companyId)
    .where('user_id', '=', cashier.userId)
    .execute()
  expect(await accountOf(client.id, cashier)).toMatchObject({ owedMinor: 3000 })
  expect((await movementsOf(client.id, cashier)).data).toMatchObject([{ number: null, amountMinor: 3000 }])
})

test('the server refuses what it numbers itself above the limit, until somebody who may approves it', async () => {
  const cashier = await shop.as('cashier')
  await withPin(open(), manager)
  // Only who opened a session sells in it.
  const another = await manager.post(`points-of-sale/${shop.pointOfSaleId}/registers`, { code: '9', name: 'Caisse 9' })
  const registerId = another.json<{ id: string }>().id
  const opened = await cashier.post('cash-sessions', { id: newId(), registerId, openingFloatMinor: 0 })
  const place = { registerId, cashSessionId: opened.json<{ id: string }>().id }
  await sold(cashier.post('sales', { ...sale(client.id), ...place }))
  const second = { ...sale(client.id), ...place }
  const refused = await refuses(cashier.post('sales', second), 'sale.creditLimitExceeded')
  expect(refused.params).toEqual({ wouldOweMinor: 6000, limitMinor: 5000, currency: 'TND' })
  const { id, lines, totalMinor } = second
  const approval = await cashier.post('approvals', {
    permissions: ['sales.exceedCreditLimit'],
    key: { kind: 'pin', userId: manager.userId, pin: PIN },
    ticket: { id, registerId, lines, totalMinor },
  })
  expect(approval.statusCode).toBe(201)
  expect(await sold(cashier.post('sales', second))).toMatchObject({
    approvals: [{ permission: 'sales.exceedCreditLimit', approvedBy: 'The manager' }],
  })
  expect(await accountOf()).toMatchObject({ owedMinor: 6000 })
  const unlimited = await made(null, 'CL-016')
  for (let times = 0; times < 3; times += 1) await sold(cashier.post('sales', { ...sale(unlimited.id), ...place }))
  expect(await accountOf(unlimited.id)).toMatchObject({ owedMinor: 9000, limitMinor: null })
})
