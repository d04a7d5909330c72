import { describe, expect, test } from '@jest/globals'
import type { ProductPrices, ProductStock } from '@comptoir/contracts/inventory/product-prices'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { aProduct as onShelf, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()
const DAY_MS = 86_400_000
const ZAGHOUAN = anotherShop('ZG', 'Zaghouan')

const pricesOf = async (caller: Caller, id: string) => (await caller.get(`products/${id}/prices`)).json<ProductPrices>()
const stockOf = async (caller: Caller, id: string) =>
  (await caller.get(`products/${id}/stock`)).json<ProductStock>().data

describe('why a price is what it is, and the stock by point of sale', () => {
  test.each(['prices', 'stock'])(
    '%s: refuses strangers, other companies, malformed ids and products that are not there',
    async (what) => {
      const shop = await aShop(open())
      const cashier = await shop.as('cashier')
      const { id } = await putProduct(await shop.as('manager'))
      await refuses(shop.nobody.get(`products/${id}/${what}`), 'auth.required')
      const stranger = await (await aShop(open())).as('manager')
      await refuses(stranger.get(`/${shop.companyId}/products/${id}/${what}`), 'company.notFound')
      await refuses(stranger.get(`products/${id}/${what}`), 'product.notFound')
      await refuses(cashier.get(`products/${newId()}/${what}`), 'product.notFound')
      await refuses(cashier.get(`products/x/${what}`), 'request.invalid')
      expect((await cashier.get(`products/${id}/${what}`)).statusCode).toBe(200)
    },
  )

  test('the last step is what a ticket charges for one unit', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const cashier = await shop.as('cashier')
    const goods = await onShelf(shop, { priceMicro: 12_345_600 })
    const [startDate = '', endDate = ''] = [-1, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString())
    const discount = await putDiscount(manager, { pourcentage: 12.5, startDate, endDate, products: [{ id: goods.id }] })
    const prices = await pricesOf(cashier, goods.id)
    expect(prices).toMatchObject({
      priceBasis: 'ttc',
      vatSince: '2018-01-01',
      discount: { id: discount.id, rateMilli: 12_500 },
      changes: [],
      hasMore: false,
    })
    const session = await anOpenSession(shop, cashier)
    const cash = await cashOf(cashier)
    const cart = { lines: [{ goods, discount: { kind: 'rate' as const, rateMilli: 12_500, discountId: discount.id } }] }
    const sale = await sold(cashier.post('sales', aSale(session, cash.id, cart)))
    expect(prices.steps.at(-1)).toEqual({ step: 'charged', amountMicro: sale.totalMinor * 1000 })
  })

  test('purchase prices are told to whoever may see costs, and so are their changes', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const cashier = await shop.as('cashier')
    const { id, code } = await putProduct(manager, { price: 2, purchasePrice: 1 })
    await manager.put(`products/${id}`, aProduct({ code, price: 2, purchasePrice: 1.2 }))
    await manager.put(`products/${id}`, aProduct({ code, price: 3, purchasePrice: 1.4 }))
    const cost = ({ changes }: ProductPrices) =>
      changes.map(({ before, after }) => [before?.purchasePriceMicro, after?.purchasePriceMicro])
    expect(cost(await pricesOf(manager, id))).toEqual([
      [1_200_000, 1_400_000],
      [1_000_000, 1_200_000],
    ])
    expect(cost(await pricesOf(cashier, id))).toEqual([[null, null]])
  })

  test('a rate of FODEC that changed since is a step of its own', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const company = (over: object) =>
      open().admin.updateTable('company').set(over).where('id', '=', shop.companyId).execute()
    await company({ is_fodec_subject: true })
    const { id } = await putProduct(manager, { price: 10, priceBasis: 'ht', isFodec: true })
    const steps = async () => (await pricesOf(manager, id)).steps.map(({ step, amountMicro }) => [step, amountMicro])
    expect(await steps()).toEqual([
      ['priceHt', 10_000_000],
      ['fodec', 100_000],
      ['vat', 1_919_000],
      ['priceTtc', 12_019_000],
      ['charged', 12_019_000],
    ])
    await company({ is_fodec_subject: false })
    expect(await steps()).toEqual([
      ['priceHt', 10_000_000],
      ['vat', 1_900_000],
      ['ratesSince', 119_000],
      ['priceTtc', 12_019_000],
      ['charged', 12_019_000],
    ])
  })

  test('fifty changes are told, and that there are more', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id, code } = await putProduct(manager, { price: 1 })
    for (let price = 2; price <= 51; price += 1) await manager.put(`products/${id}`, aProduct({ code, price }))
    expect((await pricesOf(manager, id)).hasMore).toBe(false)
    await manager.put(`products/${id}`, aProduct({ code, price: 52 }))
    const { changes, hasMore } = await pricesOf(manager, id)
    expect([changes.length, changes[0]?.version, changes.at(-1)?.version, hasMore]).toEqual([50, 52, 3, true])
  })

  test('stock is that of the points of sale which the caller may enter, with those below the minimum', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const cashier = await shop.as('cashier')
    const goods = await onShelf(shop, { stock: 4 })
    await open().admin.updateTable('product').set({ minimum_stock_milli: 5000 }).where('id', '=', goods.id).execute()
    const here = { pointOfSaleId: shop.pointOfSaleId, onHandMilli: 4000, isBelowMinimum: true }
    expect(await stockOf(cashier, goods.id)).toMatchObject([here])
    const { statusCode } = await administrator.post('points-of-sale', ZAGHOUAN)
    expect(statusCode).toBe(201)
    expect(await stockOf(cashier, goods.id)).toMatchObject([here])
    expect(await stockOf(administrator, goods.id)).toMatchObject([
      here,
      { name: 'Zaghouan', onHandMilli: 0, isBelowMinimum: true },
    ])
  })
})
