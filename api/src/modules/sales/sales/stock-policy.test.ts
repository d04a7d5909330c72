import { describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { done } from '../../../../test/done.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import { aTransfer, someGoods, take, twoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

async function aCounter(over: Parameters<typeof aShop>[1] = {}) {
  const shop = await aShop(open(), over)
  const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
  return { shop, administrator, cashier, cash: await cashOf(cashier), session: await anOpenSession(shop, cashier) }
}

describe('a sale of more than there is', () => {
  test.each([
    ['block', null, false],
    ['block', 'warn', true],
    ['block', 'allow', true],
    ['warn', null, true],
    ['warn', 'block', false],
    ['allow', null, true],
    ['allow', 'block', false],
  ] as const)('where the company says %s and the shop %s: taken is %s', async (ofCompany, ofShop, isTaken) => {
    const { shop, administrator, cashier, cash, session } = await aCounter({ stockPolicy: ofCompany })
    expect((await settle(administrator, shop, { stockPolicy: ofShop })).json()).toMatchObject({ stockPolicy: ofShop })
    const goods = await aProduct(shop, { stock: 1, designation: 'Huile' })
    const sale = aSale(session, cash.id, { lines: [{ goods, quantityMilli: 2000 }] })
    if (isTaken) {
      await sold(cashier.post('sales', sale))
      return
    }
    const problem = await refuses(cashier.post('sales', sale), 'sale.stockShort')
    expect(problem.params).toEqual({ product: 'Huile', onHandMilli: 1000, requestedMilli: 2000 })
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
  })

  test('is judged by the sum of its lines, and the refusal says what is there', async () => {
    const { shop, cashier, cash, session } = await aCounter({ stockPolicy: 'block' })
    const goods = await aProduct(shop, { stock: 3, designation: 'Huile' })
    const line = { goods, quantityMilli: 2000 }
    const problem = await refuses(
      cashier.post('sales', aSale(session, cash.id, { lines: [line, line] })),
      'sale.stockShort',
    )
    expect(problem.params).toEqual({ product: 'Huile', onHandMilli: 3000, requestedMilli: 4000 })
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [line, { goods }] })))
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

test('the policy of the company is known to everybody who signs in', async () => {
  const { cashier } = await aCounter({ stockPolicy: 'warn' })
  expect((await cashier.get('/users/me')).json()).toMatchObject({ company: { stockPolicy: 'warn' } })
})

test('what is reserved for another shop cannot be sold where stock is blocked, and is not offered', async () => {
  const ends = await twoEnds(open())
  const { shop, administrator } = ends
  await settle(administrator, shop, { stockPolicy: 'block' })
  const { id, designation, code } = await someGoods(ends, 10_000, { price: 3 })
  await done(ends.sender.post('stock-transfers', aTransfer(ends, [[id, 8000]]))).then((made) =>
    take(ends.sender, made.json<{ id: string }>().id, 'ready'),
  )
  const cashier = await shop.as('cashier')
  const offered = await cashier.get(`counter-catalogue/stock?pointOfSaleId=${shop.pointOfSaleId}&ids=${id}`)
  expect(offered.json()).toEqual({ data: [{ id, onHandMilli: 2000 }] })
  const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
  const goods = { id, code, designation, unitPriceMicro: 3_000_000, vatRateMilli: 19_000 }
  const sell = (quantityMilli: number) =>
    cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli }] }))
  const problem = await refuses(sell(3000), 'sale.stockShort')
  expect(problem.params).toMatchObject({ onHandMilli: 2000, requestedMilli: 3000 })
  await sold(sell(2000))
})
