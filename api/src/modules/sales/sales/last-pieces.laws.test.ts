import { describe, expect, test } from '@jest/globals'
import type { ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import * as fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, type Goods } from '../../../../test/goods.ts'
import { chooseValuation } from '../../../../test/layered-shop.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const BUYERS = 200
const PIECES = 100

async function aCounter(over: Parameters<typeof aShop>[1], isFifo: boolean) {
  const shop = await aShop(open(), over)
  const administrator = await shop.as('administrator')
  if (isFifo) await chooseValuation(open(), administrator, shop.companyId, 'fifo')
  const [session, cash] = [await anOpenSession(shop, administrator), await cashOf(administrator)]
  /** Who is told that all are busy sends the same sale again, as a counter does. */
  const send = async (sale: SaleInput): Promise<LightMyRequestResponse> => {
    const answer = await administrator.post('sales', sale)
    return answer.statusCode === 503 ? send(sale) : answer
  }
  const buy = (lines: { goods: Goods }[]) => send(aSale(session, cash.id, { lines }))
  return { shop, administrator, buy }
}

describe.each([false, true])('where goods lie in layers: %s', (isFifo) => {
  test('two hundred buyers of a hundred pieces that a shop may not sell below zero get exactly a hundred', async () => {
    const { shop, administrator, buy } = await aCounter({ stockPolicy: 'block' }, isFifo)
    const goods = await aProduct(shop, { stock: PIECES })
    const answers = await Promise.all(Array.from({ length: BUYERS }, () => buy([{ goods }])))
    const sold = answers.filter(({ statusCode }) => statusCode === 201)
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect([sold.length, refused.length]).toEqual([PIECES, BUYERS - PIECES])
    for (const answer of refused) await refuses(answer, 'sale.stockShort')
    const levels = (await done(administrator.get(`stock-levels/${goods.id}`))).json<ProductLevels>()
    expect(levels).toMatchObject({ onHandMilli: 0, availableMilli: 0 })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('baskets of the same products in any order are all sold: none waits for another in a circle', async () => {
    const { shop, buy } = await aCounter({ stockPolicy: 'allow' }, isFifo)
    // Half of them have never moved there: their balances are made, and decided, by the first basket.
    const shelf = await Promise.all(
      Array.from({ length: 8 }, (_, at) => aProduct(shop, { stock: at % 2 === 0 ? 5 : 0 })),
    )
    const [orders = []] = fc.sample(
      fc.array(fc.shuffledSubarray(shelf, { minLength: 2 }), { minLength: 100, maxLength: 100 }),
      1,
    )
    const answers = await Promise.all(orders.map((basket) => buy(basket.map((goods) => ({ goods })))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 201))
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})
