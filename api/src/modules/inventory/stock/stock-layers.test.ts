import { describe, expect, test } from '@jest/globals'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { chooseValuation, layersOf } from '../../../../test/layered-shop.ts'
import { anEnrolledRegister, aTicket, chained, received } from '../../../../test/register-tickets.ts'
import { aShop, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { arrived, aTransfer, shipped, someGoods, take, twoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

/** A shop of a company that values by the average, until it is told otherwise. */
async function aTradingShop() {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const [session, cash] = [await anOpenSession(shop, administrator), await cashOf(administrator)]
  return {
    shop,
    administrator,
    choose: (valuation: 'averageCost' | 'fifo') => chooseValuation(open(), administrator, shop.companyId, valuation),
    receive: (goods: Goods, pieces: number, unitCostMicro: number) =>
      postedAdjustment(
        administrator,
        anAdjustment(shop, [aLine(goods.id, pieces * 1000, { unitCostMicro })], { reason: 'correction' }),
      ),
    sell: (...lines: [Goods, number][]) =>
      sold(
        administrator.post(
          'sales',
          aSale(session, cash.id, { lines: lines.map(([goods, pieces]) => ({ goods, quantityMilli: pieces * 1000 })) }),
        ),
      ),
    thereOf: (goods: Goods) => layersOf(open(), shop, shop.locationId, goods.id),
  }
}

/** What the lines of a ticket cost, in their order. */
async function costsOf({ companyId }: Shop, { id }: Pick<Sale, 'id'>): Promise<number[]> {
  const rows = await open()
    .admin.selectFrom('sale_line')
    .select('unit_cost_micro')
    .where('company_id', '=', companyId)
    .where('sale_id', '=', id)
    .orderBy('line_number')
    .execute()
  return rows.map((row) => row.unit_cost_micro)
}

describe('a company that chooses first in, first out', () => {
  test('finds what is there in one layer at what it is worth, and nothing of the past has changed', async () => {
    const { shop, choose, receive, sell, thereOf } = await aTradingShop()
    const goods = await aProduct(shop, { stock: 0 })
    await receive(goods, 1, 1_000_000)
    await receive(goods, 2, 2_000_000)
    const before = await sell([goods, 1])
    await choose('fifo')
    const untouched = { onHandMilli: 2000n, valueNano: 3_333_333_000n }
    expect(await thereOf(goods)).toEqual({ ...untouched, layers: [] })
    await receive(goods, 1, 9_000_000)
    expect((await thereOf(goods)).layers).toEqual([
      [2000n, 3_333_333_000n],
      [1000n, 9_000_000_000n],
    ])
    const after = await sell([goods, 3])
    expect(await costsOf(shop, before)).toEqual([1_666_667])
    expect(await costsOf(shop, after)).toEqual([4_111_111])
    expect(await thereOf(goods)).toEqual({ onHandMilli: 0n, valueNano: 0n, layers: [] })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('goes back to the average of what its layers are worth', async () => {
    const { shop, choose, receive, sell, thereOf } = await aTradingShop()
    await choose('fifo')
    const goods = await aProduct(shop, { stock: 0 })
    await receive(goods, 1, 1_000_000)
    await receive(goods, 1, 3_000_000)
    await choose('averageCost')
    const sale = await sell([goods, 1])
    expect(await costsOf(shop, sale)).toEqual([2_000_000])
    expect(await thereOf(goods)).toEqual({ onHandMilli: 1000n, valueNano: 2_000_000_000n, layers: [] })
    await choose('fifo')
    await receive(goods, 1, 5_000_000)
    expect((await thereOf(goods)).layers).toEqual([
      [1000n, 2_000_000_000n],
      [1000n, 5_000_000_000n],
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('each line of a ticket costs what the layers say once those before it have left', async () => {
    const { shop, choose, receive, sell, thereOf } = await aTradingShop()
    await choose('fifo')
    const [tea, salt] = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { stock: 0 })]
    await receive(tea, 2, 1_000_000)
    await receive(tea, 2, 4_000_000)
    await receive(salt, 1, 500_000)
    const sale = await sell([tea, 1], [salt, 1], [tea, 2])
    expect(await costsOf(shop, sale)).toEqual([1_000_000, 500_000, 2_500_000])
    expect((await thereOf(tea)).layers).toEqual([[1000n, 4_000_000_000n]])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('may choose while its shops sell: each sale is of one way or the other, and the books agree', async () => {
    const { shop, choose, receive, sell, thereOf } = await aTradingShop()
    const shelf = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { stock: 0 })]
    for (const goods of shelf) await receive(goods, 40, 1_234_567)
    const fresh = await aProduct(shop, { stock: 0 })
    await Promise.all([
      ...Array.from({ length: 12 }, (_, at) =>
        sell([shelf[at % 2] ?? fresh, 1], [fresh, 1], [shelf[(at + 1) % 2] ?? fresh, 1]),
      ),
      choose('fifo'),
    ])
    for (const goods of [...shelf, fresh]) await receive(goods, 20, 2_000_000)
    for (const goods of shelf) expect((await thereOf(goods)).layers.at(-1)).toEqual([20_000n, 40_000_000_000n])
    expect((await thereOf(fresh)).onHandMilli).toBe(8000n)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

test('a choice is left open at every place, the way between shops included', async () => {
  const ends = await twoEnds(open())
  const { shop, administrator } = ends
  const goods = await someGoods(ends, 10_000)
  const sent = await shipped(ends, aTransfer(ends, [[goods.id, 4000]]))
  await take(ends.receiver, sent.id, 'receive', arrived(sent, 1000))
  const states = async () => {
    const rows = await open()
      .admin.selectFrom('stock_balance')
      .select('is_layered')
      .where('company_id', '=', shop.companyId)
      .where('product_id', '=', goods.id)
      .execute()
    return rows.map((row) => row.is_layered)
  }
  expect(await states()).toEqual([false, false, false])
  await chooseValuation(open(), administrator, shop.companyId, 'fifo')
  expect(await states()).toEqual([null, null, null])
})

describe('what was there before the choice is no document’s', () => {
  test('taking back the first one that came after leaves it as it was', async () => {
    const { shop, administrator, choose, receive, thereOf } = await aTradingShop()
    const goods = await aProduct(shop, { stock: 0 })
    await receive(goods, 10, 1_000_000)
    await choose('fifo')
    const { id } = await receive(goods, 5, 2_000_000)
    await done(administrator.post(`stock-adjustments/${id}/reverse`, { id: newId(), note: null }))
    expect((await thereOf(goods)).layers).toEqual([[10_000n, 10_000_000_000n]])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('on the way, each transfer arrives with its own goods', async () => {
    const ends = await twoEnds(open())
    const { shop, administrator, fromId, toId, receiver } = ends
    const goods = await aProduct(shop, { stock: 0 })
    const sent: StockTransfer[] = []
    for (const unitCostMicro of [1_000_000, 5_000_000]) {
      const came = [aLine(goods.id, 10_000, { unitCostMicro })]
      await postedAdjustment(administrator, anAdjustment({ locationId: fromId }, came, { reason: 'correction' }))
      sent.push(await shipped(ends, aTransfer(ends, [[goods.id, 10_000]])))
      await chooseValuation(open(), administrator, shop.companyId, 'fifo')
    }
    for (const transfer of sent.toReversed()) await take(receiver, transfer.id, 'receive', arrived(transfer, 10_000))
    expect((await layersOf(open(), shop, toId, goods.id)).layers).toEqual([
      [10_000n, 50_000_000_000n],
      [10_000n, 10_000_000_000n],
    ])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

test('a ticket that was sealed with another cost than the layers say is settled by a row of its own', async () => {
  // Two tickets of one batch are worked out from the same layers; the second one finds the first of them gone.
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  await chooseValuation(open(), administrator, shop.companyId, 'fifo')
  const tea = await aProduct(shop, { stock: 0 })
  for (const unitCostMicro of [1_000_000, 5_000_000])
    await postedAdjustment(
      administrator,
      anAdjustment(shop, [aLine(tea.id, 1000, { unitCostMicro })], { reason: 'correction' }),
    )
  const seller = await shop.as('cashier')
  const register = await anEnrolledRegister(shop, seller)
  const tickets = [1, 2].map((counter) => aTicket(register, counter, [{ goods: tea }]))
  await received(seller, register.session.registerId, chained(tickets))
  const costs = await Promise.all(tickets.map((ticket) => costsOf(shop, ticket)))
  expect(costs).toEqual([[1_000_000], [1_000_000]])
  expect(await layersOf(open(), shop, shop.locationId, tea.id)).toEqual({ onHandMilli: 0n, valueNano: 0n, layers: [] })
  const rows = await open()
    .admin.selectFrom('stock_revaluation')
    .select(['cause', 'value_nano', 'document_kind', 'document_id'])
    .where('company_id', '=', shop.companyId)
    .execute()
  expect(rows).toEqual([
    { cause: 'layers', value_nano: '-4000000000', document_kind: 'sale', document_id: tickets[1]?.id },
  ])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
