import { describe, expect, test } from '@jest/globals'
import type { ProductLevels, StockLevel, StockTotals } from '@comptoir/contracts/inventory/stock-levels'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { clockIn } from '@comptoir/contracts/time'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aLocation } from '../../../../test/locations.ts'
import { putProduct } from '../../../../test/products.ts'
import { refuses, type Caller } from '../../../../test/shop.ts'
import { aTransfer, shipped, someGoods, take, twoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()
/** By the clocks of the company. */
const dayOf = (moment: number): string => clockIn(new Date(moment), 'Africa/Tunis').slice(0, 10)

async function levelOf(caller: Caller, code: string, query = ''): Promise<StockLevel | undefined> {
  const answer = await done(caller.get(`stock-levels/paginated?search[text]=${code}&${query}`))
  return answer.json<PaginatedOf<StockLevel>>().data[0]
}

const totals = async (caller: Caller, query = ''): Promise<StockTotals> =>
  (await done(caller.get(`stock-levels/totals?${query}`))).json()

/** Ten of a product at 2 each, of which four are on their way from here to there. */
async function someOnTheWay() {
  const ends = await twoEnds(open())
  const goods = await someGoods(ends, 10_000)
  const transfer = await shipped(ends, aTransfer(ends, [[goods.id, 4000]]))
  return { ...ends, goods, transfer }
}

describe('what is on its way', () => {
  test('is the sender’s until it arrives, and comes to the receiver', async () => {
    const { administrator, receiver, here, there, goods, transfer } = await someOnTheWay()
    const sent = { onHandMilli: 6000, incomingMilli: 0, inTransitMilli: 4000, inTransitValueMinor: 8000 }
    expect(await levelOf(administrator, goods.code, `filter[pointOfSale]=${here}`)).toMatchObject(sent)
    const awaited = { onHandMilli: 0, incomingMilli: 4000, inTransitMilli: 0, incomingValueMinor: 8000 }
    expect(await levelOf(administrator, goods.code, `filter[pointOfSale]=${there}`)).toMatchObject(awaited)
    const everywhere = await levelOf(administrator, goods.code)
    expect(everywhere).toMatchObject({ onHandMilli: 6000, incomingMilli: 4000, inTransitMilli: 4000 })
    const [line] = transfer.lines
    const part = { lineId: line?.id, goodMilli: 1000, damagedMilli: 0 }
    await take(receiver, transfer.id, 'receive', { lines: [part], isLast: false })
    const half = { onHandMilli: 1000, incomingMilli: 3000 }
    expect(await levelOf(administrator, goods.code, `filter[pointOfSale]=${there}`)).toMatchObject(half)
    // Nothing more comes, but nobody has given the rest up yet: it is missing at the sender's.
    await take(receiver, transfer.id, 'receive', { lines: [{ ...part, goodMilli: 1000 }], isLast: true })
    expect(await levelOf(administrator, goods.code)).toMatchObject({ incomingMilli: 0, inTransitMilli: 2000 })
  })

  test('belongs to the location that it left, and to the shop where nobody says which', async () => {
    const { administrator, here, there, goods, fromId, toId } = await someOnTheWay()
    const depot = await aLocation(administrator, there, 'depot')
    const at = (id: string) => levelOf(administrator, goods.code, `filter[location]=${id}`)
    expect(await at(fromId)).toMatchObject({ incomingMilli: 0, inTransitMilli: 4000 })
    expect(await at(toId)).toMatchObject({ incomingMilli: 4000, inTransitMilli: 0 })
    expect(await at(depot.id)).toMatchObject({ incomingMilli: 0, inTransitMilli: 0 })
    const story = (await done(administrator.get(`stock-levels/${goods.id}`))).json<ProductLevels>()
    expect(story).toMatchObject({ onHandMilli: 6000, incomingMilli: 4000, inTransitMilli: 4000 })
    expect(story.places.map(({ place, incomingMilli }) => [place.pointOfSale.id, incomingMilli]).toSorted()).toEqual(
      [
        [here, 0],
        [there, 4000],
      ].toSorted(),
    )
  })

  test('is nothing of a past day, and worth nothing to whoever may not see values', async () => {
    const { administrator, shop, goods } = await someOnTheWay()
    const today = dayOf(Date.now())
    expect(await levelOf(administrator, goods.code, `filter[at]=${today}`)).toMatchObject({ inTransitMilli: 0 })
    const cashier = await levelOf(await shop.as('cashier'), goods.code)
    expect(cashier).toMatchObject({ inTransitMilli: 4000, inTransitValueMinor: null, incomingValueMinor: null })
  })
})

describe('what the rows come to', () => {
  test('is the value of all pages, and of what is on its way', async () => {
    const ends = await someOnTheWay()
    const { administrator, here, there, goods } = ends
    await putProduct(administrator, { purchasePrice: 1, openingStock: [{ pointOfSaleId: there, quantityMilli: 3000 }] })
    const all = { productCount: 2, valueMinor: 15_000, incomingValueMinor: 8000, inTransitValueMinor: 8000 }
    expect(await totals(administrator)).toEqual(all)
    expect(await totals(administrator, 'limit=1&page=2')).toEqual(all)
    expect(await totals(administrator, `filter[pointOfSale]=${here}`)).toMatchObject({
      ...{ productCount: 1, valueMinor: 12_000, incomingValueMinor: 0, inTransitValueMinor: 8000 },
    })
    expect(await totals(administrator, `search[text]=${goods.code}`)).toMatchObject({
      productCount: 1,
      valueMinor: 12_000,
    })
    expect(await totals(administrator, 'filter[by]=location&filter[state]=negative')).toMatchObject({
      ...{ productCount: 0, valueMinor: 0, incomingValueMinor: null },
    })
  })

  test('is told with the rights of the list', async () => {
    const { shop } = await someOnTheWay()
    expect(await totals(await shop.as('cashier'))).toEqual({
      ...{ productCount: 1, valueMinor: null, incomingValueMinor: null, inTransitValueMinor: null },
    })
    await refuses(shop.nobody.get('stock-levels/totals'), 'auth.required')
    await refuses((await shop.as('cashier')).get('stock-levels/totals?filter[state]=lost'), 'request.invalid')
  })

  test('of a past day is what that day had, place by place', async () => {
    const { administrator, here, goods } = await someOnTheWay()
    const yesterday = dayOf(Date.now() - 86_400_000)
    expect(await totals(administrator, `filter[at]=${yesterday}&filter[by]=location`)).toMatchObject({
      productCount: 0,
    })
    const today = dayOf(Date.now())
    const then = `filter[at]=${today}&filter[by]=location&filter[pointOfSale]=${here}`
    expect(await totals(administrator, then)).toMatchObject({ productCount: 1, valueMinor: 12_000 })
    expect(await levelOf(administrator, goods.code, then)).toMatchObject({ onHandMilli: 6000, valueMinor: 12_000 })
  })
})

test('a point of sale that is not active is never below its minimum', async () => {
  const { administrator, there } = await twoEnds(open())
  const goods = await putProduct(administrator, { minimumStockMilli: 5000 })
  const isShort = async (query = '') => (await levelOf(administrator, goods.code, query))?.isBelowMinimum
  expect(await isShort(`filter[pointOfSale]=${there}`)).toBe(true)
  await open().admin.updateTable('point_of_sale').set({ is_active: false }).where('id', '=', there).execute()
  expect(await isShort(`filter[pointOfSale]=${there}`)).toBe(false)
  expect(
    await levelOf(administrator, goods.code, `filter[pointOfSale]=${there}&filter[state]=belowMinimum`),
  ).toBeUndefined()
})
