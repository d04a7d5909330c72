import { describe, expect, test } from '@jest/globals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Cart } from '../../../../test/goods.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

const REPAIR = { designation: 'Retouche d’un pantalon', unitPriceMicro: 8_500_000, vatRateMilli: 19_000 }

async function aCounter(role: 'manager' | 'cashier' = 'manager') {
  const shop = await aShop(open())
  const seller = await shop.as(role)
  const session = await anOpenSession(shop, seller)
  const cash = await cashOf(seller)
  const saleOf = (lines: Cart['lines']) => aSale(session, cash.id, { lines })
  return { shop, seller, session, saleOf }
}

async function letPricesBeTyped(companyId: string): Promise<void> {
  await open().admin.updateTable('company').set({ allow_unit_price_entry: true }).where('id', '=', companyId).execute()
}

describe('a custom item', () => {
  test('is sold by its name, price and VAT rate beside products, and moves no stock', async () => {
    const { shop, seller, saleOf } = await aCounter()
    const harissa = await aProduct(shop)
    const input = saleOf([{ goods: REPAIR, quantityMilli: 2000 }, { goods: harissa }])
    const sale = await sold(seller.post('sales', input))
    expect(sale.lines[0]).toMatchObject({
      productId: null,
      code: '',
      designation: REPAIR.designation,
      unit: null,
      quantityMilli: 2000,
      unitPriceMicro: 8_500_000,
      vatRateMilli: 19_000,
      totalMinor: 17_000,
    })
    expect((await seller.get(`sales/${sale.id}`)).json<Sale>()).toEqual(sale)
    const moved = await open()
      .admin.selectFrom('stock_ledger')
      .select('product_id')
      .where('company_id', '=', shop.companyId)
      .where('document_id', '=', sale.id)
      .execute()
    expect(moved).toEqual([{ product_id: harissa.id }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('alone makes a ticket, in a company without a single product', async () => {
    const { shop, seller, saleOf } = await aCounter()
    const sale = await sold(seller.post('sales', saleOf([{ goods: REPAIR }])))
    expect(sale.totalMinor).toBe(8500)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('sent again is the same sale; another name under its id is refused', async () => {
    const { seller, saleOf } = await aCounter()
    const input = saleOf([{ goods: REPAIR }])
    const sale = await sold(seller.post('sales', input))
    const again = await seller.post('sales', input)
    expect(again.json<Sale>()).toEqual(sale)
    const custom = { designation: 'Autre chose', vatRateMilli: REPAIR.vatRateMilli }
    const other = { ...input, lines: input.lines.map((line) => ({ ...line, custom })) }
    await refuses(seller.post('sales', other), 'sale.idReused')
  })

  test('is for those who may set prices, or for all where the company lets them be typed', async () => {
    const { shop, seller, saleOf } = await aCounter('cashier')
    const refusal = await refuses(seller.post('sales', saleOf([{ goods: REPAIR }])), 'sale.customNotAllowed')
    expect(refusal.params).toEqual({ product: REPAIR.designation })
    expect(refusal.errors?.[0]?.pointer).toBe('/lines/0/custom')
    await letPricesBeTyped(shop.companyId)
    expect((await seller.post('sales', saleOf([{ goods: REPAIR }]))).statusCode).toBe(201)
  })

  test('has a VAT rate of the company', async () => {
    const { seller, saleOf } = await aCounter()
    const refusal = await refuses(
      seller.post('sales', saleOf([{ goods: { ...REPAIR, vatRateMilli: 18_000 } }])),
      'sale.customVatRateUnknown',
    )
    expect(refusal.params).toEqual({ product: REPAIR.designation, vatRate: 18 })
    expect(refusal.errors?.[0]?.pointer).toBe('/lines/0/custom/vatRateMilli')
  })

  test('is never a product as well, nor a pack, nor nothing', async () => {
    const { shop, seller, saleOf } = await aCounter()
    const harissa = await aProduct(shop)
    const input = saleOf([{ goods: REPAIR }])
    const withLine = (change: object) => ({ ...input, lines: input.lines.map((line) => ({ ...line, ...change })) })
    for (const change of [
      { productId: harissa.id },
      { packId: newId() },
      { custom: undefined },
      { custom: { designation: '  ', vatRateMilli: 19_000 } },
      { custom: { designation: 'x'.repeat(121), vatRateMilli: 19_000 } },
    ])
      await refuses(seller.post('sales', withLine(change)), 'request.invalid')
  })

  test('obeys the till’s limit of discounts line by line', async () => {
    const { shop, seller, saleOf } = await aCounter('cashier')
    await letPricesBeTyped(shop.companyId)
    await open()
      .admin.updateTable('company')
      .set({ max_discount_rate_milli: 10_000 })
      .where('id', '=', shop.companyId)
      .execute()
    const discounted = (rateMilli: number) =>
      saleOf([{ goods: REPAIR, discount: { kind: 'rate', rateMilli } }, { goods: REPAIR }])
    await refuses(seller.post('sales', discounted(11_000)), 'sale.discountTooHigh')
    const input = discounted(10_000)
    const totalMinor = 8500 + 7650
    const paid = input.payments.map((payment) => ({ ...payment, amountMinor: totalMinor }))
    expect((await seller.post('sales', { ...input, totalMinor, payments: paid })).statusCode).toBe(201)
  })
})
