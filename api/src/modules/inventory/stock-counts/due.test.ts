import type { DueCounts } from '@comptoir/contracts/inventory/stock-counts'
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'
import { stockedGoods } from '../../../../test/stock-adjustments.ts'
import { aCount, begunCount, linesOf, postedCount, stepped } from '../../../../test/stock-counts.ts'
import { dueToday } from './due.rules.ts'

const open = setUpApp()

const figures = fc
  .array(fc.record({ days: fc.integer({ min: 1, max: 400 }), productCount: fc.nat(5000) }), {
    minLength: 3,
    maxLength: 3,
  })
  .map((classes) =>
    classes.map((each, at) => ({ ...each, class: (['A', 'B', 'C'] as const)[at] ?? 'C', countedToday: 0 })),
  )

test('a day takes an even share of each class, and no more than a day holds', () => {
  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 200 }), (classes, most) => {
      const due = dueToday(classes, most)
      expect(due.reduce((sum, { perDay }) => sum + perDay, 0)).toBeLessThanOrEqual(most)
      const whole = dueToday(classes, Number.MAX_SAFE_INTEGER)
      for (const { perDay, days, productCount } of whole) {
        expect(perDay * days).toBeGreaterThanOrEqual(productCount)
        expect((perDay - 1) * days).toBeLessThan(productCount === 0 ? 1 : productCount)
      }
    }),
  )
})

const dueOf = async (caller: Caller, { pointOfSaleId }: Shop) =>
  (await done(caller.get(`stock-counts/due?pointOfSale=${pointOfSaleId}`))).json<DueCounts>()

test('goods are of class A, B or C by what was sold of them, and each day has its part of them', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const [best, good, rest] = [
    await stockedGoods(open(), shop, administrator, { quantity: 100, costMicro: 8_500_000 }),
    await stockedGoods(open(), shop, administrator, { quantity: 100, costMicro: 1_300_000 }),
    await stockedGoods(open(), shop, administrator, { quantity: 100, costMicro: 200_000 }),
  ]
  const unsold = await aProduct(shop)
  const session = await anOpenSession(shop, administrator)
  const lines = [best, good, rest].map((goods) => ({ goods, quantityMilli: 10_000 }))
  await sold(administrator.post('sales', aSale(session, (await cashOf(administrator)).id, { lines })))
  expect(await dueOf(administrator, shop)).toMatchObject({ isCycleOn: false, products: [] })
  const settings = { isCycleOn: true, daysA: 1, daysB: 1, daysC: 2, toleranceRateMilli: 0 }
  await done(administrator.put('stock-counts/settings', settings))
  const due = await dueOf(administrator, shop)
  expect(due.classes).toMatchObject([
    { class: 'A', productCount: 1, perDay: 1, countedToday: 0 },
    { class: 'B', productCount: 1, perDay: 1, countedToday: 0 },
    { class: 'C', productCount: 2, perDay: 1, countedToday: 0 },
  ])
  expect(due.products.map(({ id, class: own }) => [own, id]).slice(0, 2)).toEqual([
    ['A', best.id],
    ['B', good.id],
  ])
  expect([rest.id, unsold.id]).toContain(due.products[2]?.id)

  // What is counted today, or being counted, is off the list.
  await postedCount(administrator, shop, due.products[2]?.id ?? '', 90_000)
  await begunCount(administrator, shop, [best.id])
  const left = await dueOf(administrator, shop)
  expect(left.products.map(({ id }) => id)).toEqual([good.id])
  expect(left.classes[2]).toMatchObject({ countedToday: 1 })

  const ofClass = aCount(shop, { kind: 'classes', classes: ['B'] })
  await done(administrator.post('stock-counts', ofClass))
  await stepped(administrator, ofClass.id, 'start')
  expect((await linesOf(administrator, ofClass.id)).map(({ productId }) => productId)).toEqual([good.id])
  const longAgo = aCount(shop, { kind: 'notCounted', days: 1 })
  await stepped(administrator, ofClass.id, 'cancel', { reason: 'other' })
  await done(administrator.post('stock-counts', longAgo))
  const others = (await dueOf(administrator, shop)).products
  expect(others.map(({ id }) => id)).toEqual([good.id])
})

test('a count that was begun today takes its goods off what is left of the day, and the next ones wait for theirs', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  for (let left = 4; left > 0; left -= 1) await aProduct(shop)
  const settings = { isCycleOn: true, daysA: 1, daysB: 1, daysC: 2, toleranceRateMilli: 0 }
  await done(administrator.put('stock-counts/settings', settings))
  const { products } = await dueOf(administrator, shop)
  expect(products).toHaveLength(2)
  const { id } = await begunCount(
    administrator,
    shop,
    products.map((product) => product.id),
  )
  const left = await dueOf(administrator, shop)
  expect(left.products).toEqual([])
  expect(left.classes[2]).toMatchObject({ class: 'C', perDay: 2, countedToday: 2 })
  await stepped(administrator, id, 'cancel', { reason: 'other' })
  expect((await dueOf(administrator, shop)).products).toHaveLength(2)
})
