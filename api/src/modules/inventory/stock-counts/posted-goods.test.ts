import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { chooseValuation, layersOf } from '../../../../test/layered-shop.ts'
import { aLocation } from '../../../../test/locations.ts'
import { aUnit, onHand } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, drafted, postedAdjustment, stockedGoods } from '../../../../test/stock-adjustments.ts'
import { anEntry, begunCount, counted, linesOf, stepped } from '../../../../test/stock-counts.ts'
import { aTransfer, shipped, someGoods, twoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

test('a lot that has gone since it was counted is named, and counted again', async () => {
  const ends = await twoEnds(open())
  const { shop, administrator, here } = ends
  const lots = ['A', 'B'].map((number) => ({ number, quantityMilli: 5000 }))
  const milk = await someGoods(ends, 0, { tracking: 'lots', openingStock: [{ pointOfSaleId: here, lots }] })
  const { id } = await begunCount(administrator, shop, [milk.id])
  const entry = (number: string, quantityMilli: number, round = 1) =>
    anEntry(milk.id, quantityMilli, { lot: { number }, round })
  await counted(administrator, id, entry('A', 3000))
  await counted(administrator, id, entry('B', 5000))
  const transfer = aTransfer(ends, [[milk.id, 5000]])
  const lineId = transfer.lines[0]?.id ?? ''
  await shipped(ends, transfer, {
    lines: [{ lineId, pickedMilli: 5000, lots: [{ number: 'A', quantityMilli: 5000 }] }],
  })
  await stepped(administrator, id, 'finish')
  const refused = await refuses(administrator.post(`stock-counts/${id}/post`), 'stockCount.lotsShort')
  expect(refused.params).toEqual({ lots: `${milk.designation} (A)`, count: 1 })
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  await stepped(administrator, id, 'recount', { which: 'named', productIds: [milk.id] })
  await counted(ends.sender, id, entry('B', 5000, 2))
  await stepped(administrator, id, 'finish')
  await stepped(administrator, id, 'post')
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('what a count loses is worth what lies in the layers that it takes from', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  await chooseValuation(open(), administrator, shop.companyId, 'fifo')
  const goods = await stockedGoods(open(), shop, administrator, { quantity: 10, costMicro: 1_000_000 })
  const more = [aLine(goods.id, 10_000, { unitCostMicro: 3_000_000 })]
  await postedAdjustment(administrator, anAdjustment(shop, more, { reason: 'found' }))
  const { id } = await begunCount(administrator, shop, [goods.id])
  await counted(administrator, id, anEntry(goods.id, 10_000))
  await stepped(administrator, id, 'finish')
  expect(await stepped(administrator, id, 'post')).toMatchObject({ valueMinor: -10_000 })
  expect(await layersOf(open(), shop, shop.locationId, goods.id)).toEqual({
    ...{ onHandMilli: 10_000n, valueNano: 30_000_000_000n, layers: [[10_000n, 30_000_000_000n]] },
  })
  expect(await linesOf(administrator, id)).toMatchObject([{ unitCostMicro: 1_000_000 }])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

/** A piece that is known and nowhere, and a second place that may take it in. */
async function aLostPiece(shop: Shop) {
  const administrator = await shop.as('administrator')
  const unitId = await aUnit(administrator)
  const { id } = await putProduct(administrator, { unitId, tracking: 'serialNumbers' })
  const piece = (milli: number) => aLine(id, milli, { serialNumbers: ['S1'] })
  await postedAdjustment(administrator, anAdjustment(shop, [piece(1000)], { reason: 'found' }))
  await postedAdjustment(administrator, anAdjustment(shop, [piece(-1000)]))
  const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot')
  return { administrator, id, piece, depot: { locationId: depot.id } }
}

test('of two places that take in the same piece at once, one is refused', async () => {
  const shop = await aShop(open())
  const { administrator, id, piece, depot } = await aLostPiece(shop)
  const count = await begunCount(administrator, shop, [id])
  await counted(administrator, count.id, anEntry(id, 1000, { serialNumber: 'S1' }))
  await stepped(administrator, count.id, 'finish')
  const draft = await drafted(administrator, anAdjustment(depot, [piece(1000)], { reason: 'found' }))
  const other = await drafted(administrator, anAdjustment(depot, [piece(1000)], { reason: 'found' }))
  const answers = await Promise.all([
    administrator.post(`stock-counts/${count.id}/post`),
    ...[draft, other].map((each) => administrator.post(`stock-adjustments/${each.id}/post`, { version: each.version })),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await onHand(administrator, id)).toBe(1000)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
