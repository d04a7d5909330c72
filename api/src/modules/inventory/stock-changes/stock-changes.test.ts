import type { StockChange, StockChanges } from '@comptoir/contracts/inventory/stock-changes'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const SFAX = { address: null, postalCode: null, city: null, phone: null }

/** The events that a caller is told within a second. */
async function events(caller: Caller): Promise<StockChanges['changes'][]> {
  const answer = await caller.get('stock-changes?hold=1')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream'])
  return answer.payload
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => (JSON.parse(event.slice('data: '.length)) as StockChanges).changes)
}

const told = async (caller: Caller): Promise<StockChange[]> =>
  (await events(caller)).flatMap((changes) => changes ?? [])

async function aTradingShop() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
  const sell = (goods: Goods, quantityMilli: number) =>
    sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] })))
  return { shop, cashier, sell }
}

test('what is sold is told to whoever follows, within a second, with what is left', async () => {
  const { shop, cashier, sell } = await aTradingShop()
  const goods = await aProduct(shop, { stock: 9 })
  const following = told(cashier)
  await sell(goods, 2000)
  await sell(goods, 1000)
  const changes = (await following).filter(({ productId }) => productId === goods.id)
  expect(changes.at(-1)).toEqual({
    productId: goods.id,
    pointOfSaleId: shop.pointOfSaleId,
    onHandMilli: 6000,
  })
})

test('nothing is told of another company, nor of a point of sale that is not open to the caller', async () => {
  const { shop, sell } = await aTradingShop()
  const goods = await aProduct(shop)
  await sell(goods, 1000)
  const stranger = await (await aShop(open())).as('administrator')
  expect(await told(stranger)).toEqual([])
  const administrator = await shop.as('administrator')
  const there = await done(administrator.post('points-of-sale', { ...SFAX, code: 'SF', name: 'Sfax' }))
  const depot = await aLocation(administrator, there.json<{ id: string }>().id, 'depot')
  const other = await aProduct(shop, { stock: 0 })
  await putThere(open(), shop, depot.id, { productId: other.id, quantityMilli: 4000 })
  const products = async (caller: Caller) => (await told(caller)).map(({ productId }) => productId)
  // What its counters sell is in the shop: of what lies in a depot it is told that it moved.
  expect(await products(administrator)).toEqual(expect.arrayContaining([goods.id, other.id]))
  expect(await products(await shop.as('cashier'))).toEqual([goods.id])
})

test('somebody who may not see products is refused', async () => {
  const shop = await aShop(open())
  expect((await shop.nobody.get('stock-changes?hold=1')).statusCode).toBe(401)
})

test('nobody follows without end, nor for no time at all', async () => {
  const { cashier } = await aTradingShop()
  for (const hold of [0, 241, 1.5]) await refuses(cashier.get(`stock-changes?hold=${hold}`), 'request.invalid')
})

test('of very much that moves, as in an import, only that is told', async () => {
  const { shop, cashier } = await aTradingShop()
  const { id } = await aProduct(shop)
  await sql`
    insert into stock_ledger (company_id, id, location_id, product_id, kind, quantity_milli, unit_cost_micro, document_kind,
      document_id, document_line_id, user_id, occurred_at, recorded_at)
    select ${shop.companyId}::uuid, gen_random_uuid(), ${shop.locationId}::uuid, ${id}::uuid, 'opening', 1000, 0, 'import',
      gen_random_uuid(), gen_random_uuid(), ${shop.ctx.userId}::uuid, ${shop.ctx.now}, ${shop.ctx.now}
    from generate_series(1, 2001)`.execute(open().admin)
  expect(await events(cashier)).toEqual([null])
})

test('nobody follows in more windows than people have', async () => {
  const { cashier } = await aTradingShop()
  const answers = await Promise.all(Array.from({ length: 21 }, () => cashier.get('stock-changes?hold=1')))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    429,
  ])
})
