import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

/** More lines than `change_balances` takes one by one; each product stands on two of them. */
const PRODUCTS = 30

async function aCounter(over: Parameters<typeof aShop>[1] = {}) {
  const shop = await aShop(open(), over)
  const cashier = await shop.as('cashier')
  return { shop, cashier, cash: await cashOf(cashier), session: await anOpenSession(shop, cashier) }
}

async function aShelf(shop: Shop, stock: number): Promise<Goods[]> {
  return Promise.all(Array.from({ length: PRODUCTS }, () => aProduct(shop, { stock })))
}

const twice = (shelf: readonly Goods[]) => [...shelf, ...shelf].map((goods) => ({ goods }))

async function balances(shop: Shop): Promise<Map<string, number>> {
  const rows = await open()
    .admin.selectFrom('stock_balance')
    .select(['product_id', 'on_hand_milli'])
    .where('company_id', '=', shop.companyId)
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.on_hand_milli]))
}

test('many lines move the stock of each product by the sum of its lines, also where there was none yet', async () => {
  const { shop, cashier, cash, session } = await aCounter()
  const shelf = [...(await aShelf(shop, 10)), await aProduct(shop, { stock: 0 })]
  for (let sale = 1; sale <= 2; sale += 1) {
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: twice(shelf) })))
    const left = await balances(shop)
    expect(shelf.map(({ id }) => left.get(id))).toEqual([
      ...Array.from({ length: PRODUCTS }, () => 10_000 - sale * 2000),
      -2000 * sale,
    ])
  }
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('sales of the same many products at once wait for each other in one order', async () => {
  const { shop, cashier, cash, session } = await aCounter()
  const shelf = await aShelf(shop, 100)
  const few = shelf.slice(0, 5)
  const carts = Array.from({ length: 12 }, (_, at) => twice([...shelf.slice(at), ...shelf.slice(0, at)]))
  const mixed = [...carts, ...carts.map(() => twice(few).reverse())]
  const answers = await Promise.all(mixed.map((lines) => cashier.post('sales', aSale(session, cash.id, { lines }))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(mixed.map(() => 201))
  const left = await balances(shop)
  expect(shelf.map(({ id }) => left.get(id))).toEqual(
    shelf.map((_, at) => 100_000 - 12 * 2000 - (at < few.length ? 12 * 2000 : 0)),
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('two lines of a product that together ask for more than there is are refused, and nothing moves', async () => {
  const { shop, cashier, cash, session } = await aCounter({ stockPolicy: 'block' })
  const short = await aProduct(shop, { stock: 1, designation: 'Huile' })
  const shelf = await aShelf(shop, 2)
  const before = await balances(shop)
  const refusal = await refuses(
    cashier.post('sales', aSale(session, cash.id, { lines: twice([...shelf, short]) })),
    'sale.stockShort',
  )
  expect(refusal.params).toEqual({ product: 'Huile', onHandMilli: 1000, requestedMilli: 2000 })
  expect(await balances(shop)).toEqual(before)
  await sold(cashier.post('sales', aSale(session, cash.id, { lines: [...twice(shelf), { goods: short }] })))
  expect([...(await balances(shop)).values()]).toEqual([...before].map(() => 0))
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
