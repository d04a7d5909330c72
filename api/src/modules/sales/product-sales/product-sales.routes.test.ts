import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { ProductSales } from '@comptoir/contracts/sales/product-sales'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { openAsOwner } from '../../../platform/db/owner-database.ts'
import type { DB } from '../../../platform/db/tables.ts'

const open = setUpApp()
const DAY_MS = 86_400_000

async function aCounter() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  return { shop, manager, cash: await cashOf(manager), session: await anOpenSession(shop, manager) }
}

const salesOf = async (caller: Caller, id: string): Promise<ProductSales> =>
  (await caller.get(`product-sales/${id}`)).json()
const numbers = async (caller: Caller, filter: string): Promise<string[]> =>
  (await caller.get(`sales/paginated?${filter}`)).json<PaginatedOf<SaleRow>>().data.map(({ number }) => number)

test('refuses whoever may not read sales, and products of others', async () => {
  const { shop } = await aCounter()
  const goods = await aProduct(shop)
  const path = `product-sales/${goods.id}`
  await refuses(shop.nobody.get(path), 'auth.required')
  await refuses((await shop.as('stockKeeper')).get(path), 'auth.forbidden')
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
  await refuses(stranger.get(path), 'product.notFound')
  await refuses((await shop.as('manager')).get(`product-sales/${newId()}`), 'product.notFound')
  await refuses((await shop.as('manager')).get('product-sales/none'), 'request.invalid')
})

test('adds up what was sold and taken back in thirty days', async () => {
  const { shop, manager, cash, session } = await aCounter()
  const [harissa, couscous, unsold] = [
    await aProduct(shop, { priceMicro: 3_450_000 }),
    await aProduct(shop, { priceMicro: 1_900_000 }),
    await aProduct(shop),
  ]
  await sold(
    manager.post(
      'sales',
      aSale(session, cash.id, {
        lines: [{ goods: harissa, quantityMilli: 2000 }, { goods: harissa }, { goods: couscous }],
      }),
    ),
  )
  const old = await sold(
    manager.post('sales', aSale(session, cash.id, { lines: [{ goods: harissa, quantityMilli: 5000 }] })),
  )
  const given = {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'defective',
    totalMinor: 3450,
  }
  const lines = [{ id: newId(), productId: harissa.id, quantityMilli: 1000, unitPriceMicro: 3_450_000 }]
  expect(
    (
      await manager.post('sales-returns', {
        ...given,
        lines,
        refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: 3450 }],
      })
    ).statusCode,
  ).toBe(201)
  // Sold for less, it would come back for no more than that.
  await sold(
    manager.post(
      'sales',
      aSale(session, cash.id, { lines: [{ goods: harissa, discount: { kind: 'amount', amountMinor: 450 } }] }),
    ),
  )
  // No role of the product may change it.
  const owner = openAsOwner<DB>(open().ownerUrl)
  await owner
    .updateTable('sale')
    .set({ occurred_at: new Date(Date.now() - 31 * DAY_MS) })
    .where('company_id', '=', shop.companyId)
    .where('id', '=', old.id)
    .execute()
  await owner.destroy()

  const found = await salesOf(manager, harissa.id)
  expect(found).toMatchObject({
    productId: harissa.id,
    soldMilli: 4000,
    returnedMilli: 1000,
    currency: 'TND',
    totalMinor: 3 * 3450 + 3000 - 3450,
    ticketCount: 2,
  })
  expect(Math.round((Date.now() - Date.parse(found.since)) / DAY_MS)).toBe(30)
  expect(await salesOf(manager, couscous.id)).toMatchObject({
    soldMilli: 1000,
    returnedMilli: 0,
    totalMinor: 1900,
    ticketCount: 1,
  })
  expect(await salesOf(manager, unsold.id)).toMatchObject({
    soldMilli: 0,
    returnedMilli: 0,
    totalMinor: 0,
    ticketCount: 0,
  })
})

test('counts only shops that the reader may enter', async () => {
  const { shop, manager, cash, session } = await aCounter()
  const goods = await aProduct(shop)
  await sold(manager.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
  const cashier = await shop.as('cashier')
  expect((await salesOf(cashier, goods.id)).ticketCount).toBe(1)
  await open()
    .admin.deleteFrom('app_user_point_of_sale')
    .where('company_id', '=', shop.companyId)
    .where('user_id', '=', cashier.userId)
    .execute()
  expect((await salesOf(cashier, goods.id)).ticketCount).toBe(0)
})

test('tickets are found by their client and by a product', async () => {
  const { shop, manager, cash, session } = await aCounter()
  const [harissa, couscous] = [await aProduct(shop), await aProduct(shop)]
  const nothing = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
  const { id: clientId } = (
    await manager.post('clients', { kind: 'business', code: 'CL-014', name: 'Café de la Médina', ...nothing })
  ).json<Client>()
  const first = await sold(
    manager.post(
      'sales',
      aSale(session, cash.id, { lines: [{ goods: harissa }, { goods: couscous }, { goods: harissa }] }),
    ),
  )
  const second = await sold(
    manager.post('sales', { ...aSale(session, cash.id, { lines: [{ goods: couscous }] }), clientId }),
  )
  expect(await numbers(manager, `filter[client]=${clientId}`)).toEqual([second.number])
  expect(await numbers(manager, `filter[client]=${first.clientId}`)).toEqual([first.number])
  expect(await numbers(manager, `filter[product]=${harissa.id}`)).toEqual([first.number])
  expect((await numbers(manager, `filter[product]=${couscous.id}`)).sort()).toEqual([first.number, second.number])
  expect(await numbers(manager, `filter[product]=${harissa.id}&filter[client]=${clientId}`)).toEqual([])
  for (const name of ['client', 'product']) expect(await numbers(manager, `filter[${name}]=nothing`)).toEqual([])
  expect(
    (await manager.get(`sales-returns/paginated?filter[client]=${clientId}`)).json<{ data: unknown[] }>().data,
  ).toEqual([])
})
