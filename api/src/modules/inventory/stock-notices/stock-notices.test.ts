import { describe, expect, test } from '@jest/globals'
import type { Notification } from '@comptoir/contracts/identity/notifications'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { putProduct } from '../../../../test/products.ts'
import type { Caller, Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { aTransfer, inShop, readied, shipped, someGoods, take, twoEnds } from '../../../../test/stock-transfers.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { tellStock } from './tell-stock.ts'

const open = setUpApp()
const DAY_MS = 86_400_000

/** Looks once, so many days from now. */
const look = ({ companyId }: Shop, days = 0): Promise<void> =>
  inTransaction(
    { db: open().db, companyId, pointOfSaleIds: null, now: new Date(Date.now() + days * DAY_MS) },
    tellStock,
  )

async function told(caller: Caller): Promise<Notification[]> {
  const { data } = (await done(caller.get('notifications/paginated'))).json<PaginatedOf<Notification>>()
  return data.map(({ id: _id, createdAt: _createdAt, ...rest }) => rest as Notification)
}

const deactivated = (pointOfSaleId: string) =>
  open().admin.updateTable('point_of_sale').set({ is_active: false }).where('id', '=', pointOfSaleId).execute()

const kindsTold = async (caller: Caller) => (await told(caller)).map(({ kind }) => kind)
const unread = async (caller: Caller) =>
  (await done(caller.get('notifications/unread-count'))).json<{ count: number }>().count

/** Somebody at each end, and of coffee 3 where there should be 10. */
async function aShortage() {
  const ends = await twoEnds(open())
  const coffee = await putProduct(ends.administrator, {
    ...{ designation: 'Café', minimumStockMilli: 10_000 },
    openingStock: [
      { pointOfSaleId: ends.here, quantityMilli: 3000 },
      { pointOfSaleId: ends.there, quantityMilli: 20_000 },
    ],
  })
  return { ...ends, coffee }
}

describe('what runs low', () => {
  test('is told once, where it is, to those who may act on it there', async () => {
    const { shop, administrator, sender, receiver, here } = await aShortage()
    const [cashier, accountant] = [await shop.as('cashier'), await shop.as('accountant')]
    await look(shop)
    await look(shop)
    const news = {
      kind: 'stockLow',
      params: { count: 1, name: 'Café', shop: 'La Marsa', left: 3, least: 10 },
      ...{ path: 'manageStocks?state=belowMinimum', layout: 'pointOfSale', pointOfSaleId: here, isRead: false },
    }
    expect(await told(sender)).toEqual([news])
    expect(await told(administrator)).toEqual([news])
    for (const other of [receiver, cashier, accountant]) expect(await told(other)).toEqual([])
  })

  test('is told as one where several come together, and by itself what comes later', async () => {
    const { shop, administrator, sender } = await aShortage()
    await putProduct(administrator, { designation: 'Sucre', minimumStockMilli: 2000 })
    await look(shop)
    expect((await told(sender)).map(({ params }) => params)).toMatchObject([{ count: 2, name: 'Café' }])
    await putProduct(administrator, { designation: 'Thé', minimumStockMilli: 1000 })
    await look(shop)
    expect((await told(sender)).map(({ params }) => params)).toMatchObject([
      { count: 1, name: 'Thé', left: 0, least: 1 },
      { count: 2, name: 'Café' },
    ])
  })

  test('ends by itself, read or not, and is told anew when it comes back', async () => {
    const { shop, administrator, sender, coffee } = await aShortage()
    await look(shop)
    await done(sender.post('notifications/read', {}))
    expect(await unread(sender)).toBe(0)
    await postedAdjustment(administrator, anAdjustment(shop, [aLine(coffee.id, 7000)], { reason: 'found' }))
    await look(shop)
    expect(await told(sender)).toEqual([])
    await postedAdjustment(administrator, anAdjustment(shop, [aLine(coffee.id, -1000)], { reason: 'lost' }))
    await look(shop)
    expect((await told(sender)).map(({ params, isRead }) => [params['left'], isRead])).toEqual([[9, false]])
  })

  test('is nothing of a product or a point of sale that is not active, nor where the shop should have less', async () => {
    const { shop, administrator, sender, here, coffee } = await aShortage()
    await open()
      .admin.insertInto('stock_rule')
      .values({ company_id: shop.companyId, product_id: coffee.id, point_of_sale_id: here, minimum_milli: 3000 })
      .execute()
    await putProduct(administrator, { designation: 'Vieux', minimumStockMilli: 1000, isActive: false })
    await look(shop)
    expect(await told(sender)).toEqual([])
    await open()
      .admin.updateTable('stock_rule')
      .set({ minimum_milli: 4000 })
      .where('product_id', '=', coffee.id)
      .execute()
    await open().admin.updateTable('point_of_sale').set({ is_active: false }).where('id', '=', here).execute()
    await look(shop)
    expect(await told(administrator)).toEqual([])
  })

  test('is not helped by what lies in a depot that is not active', async () => {
    const { shop, administrator, sender, here, coffee } = await aShortage()
    const depot = await aLocation(administrator, here, 'depot')
    await putThere(open(), shop, depot.id, { productId: coffee.id, quantityMilli: 9000 })
    await look(shop)
    expect(await told(sender)).toEqual([])
    await open().admin.updateTable('stock_location').set({ is_active: false }).where('id', '=', depot.id).execute()
    await look(shop)
    expect((await told(sender)).map(({ kind, params }) => [kind, params['left']])).toEqual([['stockLow', 3]])
  })

  test('is looked at at once after an adjustment, without a wait for the next half hour', async () => {
    const { shop, administrator, sender, coffee } = await aShortage()
    await postedAdjustment(administrator, anAdjustment(shop, [aLine(coffee.id, -1000)]))
    await open().jobs.drain()
    expect(await kindsTold(sender)).toEqual(['stockLow'])
    await postedAdjustment(administrator, anAdjustment(shop, [aLine(coffee.id, 9000)], { reason: 'found' }))
    await open().jobs.drain()
    expect(await kindsTold(sender)).toEqual([])
  })

  test('is told to own roles that may reorder, and to nobody whose access ended', async () => {
    const { shop } = await aShortage()
    const own = await shop.asOwn(['stockLevels.read', 'stockReorder.write'])
    const without = await shop.asOwn(['stockLevels.read'])
    const gone = await shop.as('manager')
    await open().admin.updateTable('app_user').set({ is_active: false }).where('id', '=', gone.userId).execute()
    await look(shop)
    expect(await kindsTold(own)).toEqual(['stockLow'])
    expect(await kindsTold(without)).toEqual([])
    const { count } = await open()
      .admin.selectFrom('notification')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('audience', '=', gone.userId)
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })
})

test('what is below zero is told, wherever in the point of sale it is', async () => {
  const { shop, administrator, sender, receiver, here } = await twoEnds(open())
  const tea = await putProduct(administrator, { designation: 'Thé' })
  const depot = await aLocation(administrator, here, 'depot')
  await putThere(open(), shop, depot.id, { productId: tea.id, quantityMilli: -2500 })
  await look(shop)
  expect((await told(sender)).map(({ kind, params, path }) => [kind, params['left'], path])).toEqual([
    ['stockNegative', -2.5, 'manageStocks?state=negative'],
  ])
  expect(await told(receiver)).toEqual([])
  await deactivated(here)
  await look(shop)
  expect(await told(administrator)).toEqual([])
})

test('lots are told from so many days before they expire, as the company says', async () => {
  const { shop, administrator, sender, here } = await twoEnds(open())
  const day = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)
  await putProduct(administrator, {
    ...{ designation: 'Yaourt', tracking: 'lots', lotsExpire: true },
    openingStock: [{ pointOfSaleId: here, lots: [{ number: 'L-7', expiresOn: day, quantityMilli: 6000 }] }],
  })
  await look(shop)
  expect(await told(sender)).toEqual([])
  await look(shop, 12)
  const [news] = await told(sender)
  expect(news).toMatchObject({
    kind: 'lotsExpiring',
    params: { count: 1, name: 'Yaourt', other: 'L-7', left: 6, day },
    path: 'stockLots',
  })
  await open().admin.updateTable('company').set({ expiry_notice_days: 5 }).where('id', '=', shop.companyId).execute()
  await look(shop, 12)
  expect(await told(sender)).toEqual([])
})

test('a transfer that waits is told where it waits, and ends when it goes on', async () => {
  const ends = await twoEnds(open())
  const { shop, sender, receiver, here, there } = ends
  const goods = await someGoods(ends, 10_000)
  const draft = aTransfer(ends, [[goods.id, 4000]])
  await done(sender.post('stock-transfers', draft))
  const { number } = await take(sender, draft.id ?? '', 'ready')
  await look(shop, 1)
  expect(await told(sender)).toEqual([])
  await look(shop, 3)
  expect(await told(sender)).toMatchObject([
    {
      kind: 'transferNotSent',
      params: { name: number, shop: 'La Marsa', other: 'Sfax' },
      ...{ path: `stockTransfer/${draft.id}`, pointOfSaleId: here },
    },
  ])
  await take(sender, draft.id ?? '', 'ship', { lines: [] })
  await look(shop, 3)
  expect(await told(sender)).toEqual([])
  await look(shop, 8)
  expect(await kindsTold(sender)).toEqual([])
  expect((await told(receiver)).map(({ kind, pointOfSaleId }) => [kind, pointOfSaleId])).toEqual([
    ['transferNotReceived', there],
  ])
})

test('a transfer that waits where nobody works any more is told at its other end', async () => {
  const ends = await twoEnds(open())
  const { shop, administrator, sender, receiver, here, there } = ends
  const goods = await someGoods(ends, 10_000)
  const { id, number } = await readied(ends, [[goods.id, 4000]])
  const toldTo = async (caller: Caller) =>
    (await told(caller)).map(({ kind, params, pointOfSaleId }) => [kind, params['name'], params['shop'], pointOfSaleId])
  await deactivated(here)
  await look(shop, 3)
  expect(await toldTo(receiver)).toEqual([['transferNotSent', number, 'La Marsa', there]])
  expect(await told(sender)).toEqual([])
  await open().admin.updateTable('point_of_sale').set({ is_active: true }).where('id', '=', here).execute()
  await take(administrator, id, 'ship', { lines: [] })
  await deactivated(there)
  await look(shop, 8)
  expect(await toldTo(sender)).toEqual([['transferNotReceived', number, 'Sfax', here]])
  expect(await told(receiver)).toEqual([])
  await deactivated(here)
  await look(shop, 8)
  expect(await told(administrator)).toEqual([])
})

test('another company hears nothing, and two looks at once tell once', async () => {
  const [one, other] = [await aShortage(), await twoEnds(open())]
  await shipped(other, aTransfer(other, [[(await someGoods(other, 5000)).id, 1000]]))
  await Promise.allSettled([look(one.shop), look(one.shop), look(other.shop)])
  expect(await kindsTold(one.sender)).toEqual(['stockLow'])
  expect(await told(other.sender)).toEqual([])
  const elsewhere = await inShop(open(), one.shop, one.there, 'manager')
  expect(await told(elsewhere)).toEqual([])
})
