import { expect, test } from '@jest/globals'
import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { ProductStock } from '@comptoir/contracts/inventory/product-prices'
import type { CounterProduct, Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

/** A product of which the shop has 3, two depots 5 and 4, one of them inactive, and the quarantine 2. */
async function aStockedShop() {
  const shop = await aShop(open(), { stockPolicy: 'block' })
  const administrator = await shop.as('administrator')
  const goods = await aProduct(shop, { stock: 3, designation: 'Huile' })
  const [cellar, attic, returns] = [
    await aLocation(administrator, shop.pointOfSaleId, 'depot'),
    await aLocation(administrator, shop.pointOfSaleId, 'depot'),
    await aLocation(administrator, shop.pointOfSaleId, 'quarantine'),
  ]
  for (const [{ id }, quantityMilli] of [
    [cellar, 5000],
    [attic, 4000],
    [returns, 2000],
  ] as const)
    await putThere(open(), shop, id, { productId: goods.id, quantityMilli })
  await administrator.put(`points-of-sale/${shop.pointOfSaleId}/locations/${attic.id}`, {
    name: attic.name,
    kind: 'depot',
    isActive: false,
  })
  return { shop, administrator, goods, cellar, attic, returns }
}

test('a product with goods in several locations is one row, with what its shop and depots have of it', async () => {
  const { shop, administrator, goods } = await aStockedShop()
  for (const query of ['', `?filter[pointOfSale]=${shop.pointOfSaleId}`]) {
    const { data, meta } = (await administrator.get(`products/paginated${query}`)).json<PaginatedOf<Product>>()
    expect([data.map(({ onHandMilli }) => onHandMilli), meta.total]).toEqual([[12_000], 1])
  }
  expect((await administrator.get(`products/${goods.id}`)).json<Product>().onHandMilli).toBe(12_000)
  const stock = (await administrator.get(`products/${goods.id}/stock`)).json<ProductStock>()
  expect(stock.data).toMatchObject([{ pointOfSaleId: shop.pointOfSaleId, onHandMilli: 12_000 }])
})

test('the stock of a product names each location that has any of it, the shop first', async () => {
  const { shop, administrator, goods, cellar, attic, returns } = await aStockedShop()
  await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Empty')
  const stock = (await administrator.get(`products/${goods.id}/stock`)).json<ProductStock>()
  const others = [
    { id: cellar.id, name: cellar.name, kind: 'depot', quantityMilli: 5000 },
    { id: attic.id, name: attic.name, kind: 'depot', quantityMilli: 4000 },
    { id: returns.id, name: returns.name, kind: 'quarantine', quantityMilli: 2000 },
  ]
  expect(stock.data[0]?.locations).toEqual([
    { id: shop.locationId, name: 'Sales floor', kind: 'shop', quantityMilli: 3000 },
    ...others.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ])
})

test('the counter and the opening stock are about the shop alone', async () => {
  const { shop, administrator, goods } = await aStockedShop()
  const found = await administrator.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&text=huile`)
  expect(found.json<{ data: CounterProduct[] }>().data.map(({ onHandMilli }) => onHandMilli)).toEqual([3000])
  const opening = (await administrator.get(`products/${goods.id}/opening-stock`)).json<OpeningStock>()
  expect(opening.places).toMatchObject([{ pointOfSale: { id: shop.pointOfSaleId }, onHandMilli: 3000, isOpen: false }])
})

test('a sale takes from the shop, and what is elsewhere cannot be sold', async () => {
  const { shop, administrator, goods } = await aStockedShop()
  const cashier = await shop.as('cashier')
  const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
  const sale = (quantityMilli: number) =>
    cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] }))
  const problem = await refuses(sale(4000), 'sale.stockShort')
  expect(problem.params).toMatchObject({ onHandMilli: 3000, requestedMilli: 4000 })
  await sold(sale(3000))
  expect((await administrator.get(`products/${goods.id}`)).json<Product>().onHandMilli).toBe(9000)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
