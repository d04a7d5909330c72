import { describe, expect, test } from '@jest/globals'
import type { ProductLevels, StockLevel, StockMovements } from '@comptoir/contracts/inventory/stock-levels'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct as goods, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { aUnit, twoShops } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { businessDateOf } from '../../../platform/clock.ts'

const open = setUpApp()

async function story(caller: Caller, productId: string, query = ''): Promise<StockMovements> {
  const answer = await caller.get(`stock-levels/${productId}/movements?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<StockMovements>()
}

const told = ({ data }: StockMovements) =>
  data.map(({ kind, quantityMilli, balanceMilli }) => [kind, quantityMilli, balanceMilli])

/** Ten of a product, of which two and one are sold, and five more in a depot; the numbers of the tickets. */
async function aStory() {
  const shop = await aShop(open())
  const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
  const harissa = await goods(shop, { stock: 10 })
  const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
  const numbers: string[] = []
  for (const quantityMilli of [2000, 1000])
    numbers.push(
      (await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods: harissa, quantityMilli }] }))))
        .number,
    )
  const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Cave')
  await putThere(open(), shop, depot.id, { productId: harissa.id, quantityMilli: 5000 })
  return { shop, administrator, cashier, harissa, numbers, depot }
}

describe('the story of a product', () => {
  test('tells each movement, newest first, with what its place had afterwards', async () => {
    const { shop, administrator, cashier, harissa, numbers } = await aStory()
    const { data, nextCursor } = await story(administrator, harissa.id, `location=${shop.locationId}`)
    expect(nextCursor).toBeNull()
    expect(told({ data, nextCursor })).toEqual([
      ['sale', -1000, 7000],
      ['sale', -2000, 8000],
      ['opening', 10_000, 10_000],
    ])
    expect(data.map(({ document }) => document.number)).toEqual([numbers[1], numbers[0], null])
    expect(data[0]).toMatchObject({ place: { id: shop.locationId, kind: 'shop' }, document: { kind: 'sale' } })
    const seller = (await story(administrator, harissa.id, 'kind=sale')).data
    expect(told({ data: seller, nextCursor: null })).toEqual([
      ['sale', -1000, 7000],
      ['sale', -2000, 8000],
    ])
    expect((await story(cashier, harissa.id)).data[0]?.unitCostMicro).toBeNull()
  })

  test('goes on where a page ended, at the same figures', async () => {
    const { administrator, harissa } = await aStory()
    const whole = told(await story(administrator, harissa.id))
    expect(whole).toHaveLength(4)
    const found: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: StockMovements = await story(administrator, harissa.id, `limit=1${cursor && `&cursor=${cursor}`}`)
      found.push(...told(page))
      cursor = page.nextCursor
    }
    expect(found).toEqual(whole)
  })

  test('names lots and serial numbers, and counts them in their places', async () => {
    const { administrator, here, there } = await twoShops(open())
    const milk = await putProduct(administrator, {
      ...{ tracking: 'lots', lotsExpire: true },
      openingStock: [
        { pointOfSaleId: here, lots: [{ number: 'L-1', expiresOn: '2027-01-31', quantityMilli: 2000 }] },
        { pointOfSaleId: there, lots: [{ number: 'L-1', expiresOn: '2027-01-31', quantityMilli: 500 }] },
      ],
    })
    const { data } = await story(administrator, milk.id, `pointOfSale=${here}`)
    expect(data.map(({ lots }) => lots)).toEqual([[{ number: 'L-1', expiresOn: '2027-01-31', quantityMilli: 2000 }]])
    const levels = (await administrator.get(`stock-levels/${milk.id}`)).json<ProductLevels>()
    expect(levels.onHandMilli).toBe(2500)
    expect(levels.places.map(({ lots }) => lots[0]?.onHandMilli)).toEqual([2000, 500])
    const phone = await putProduct(administrator, {
      tracking: 'serialNumbers',
      unitId: await aUnit(administrator),
      openingStock: [{ pointOfSaleId: here, serialNumbers: ['A1', 'A2'] }],
    })
    expect((await story(administrator, phone.id)).data[0]?.serialNumbers).toEqual(['A1', 'A2'])
    const pieces = (await administrator.get(`stock-levels/${phone.id}`)).json<ProductLevels>()
    expect(pieces.places[0]?.serialNumberCount).toBe(2)
  })

  test('stays among the points of sale that one may enter, and within the company', async () => {
    const { shop, administrator, here, there } = await twoShops(open())
    const openingStock = [here, there].map((pointOfSaleId) => ({ pointOfSaleId, quantityMilli: 1000 }))
    const tea = await putProduct(administrator, { openingStock })
    const keeper = await shop.as('stockKeeper')
    expect((await story(administrator, tea.id)).data).toHaveLength(2)
    expect((await story(keeper, tea.id)).data).toHaveLength(1)
    expect((await story(keeper, tea.id, `pointOfSale=${there}`)).data).toEqual([])
    expect((await keeper.get(`stock-levels/${tea.id}`)).json<ProductLevels>().onHandMilli).toBe(1000)
    const stranger = await (await aShop(open())).as('manager')
    expect((await story(stranger, tea.id)).data).toEqual([])
    await refuses(administrator.get(`stock-levels/${newId()}`), 'product.notFound')
    await refuses(administrator.get(`stock-levels/${tea.id}/movements?cursor=x`), 'request.invalid')
    await refuses(administrator.get(`stock-levels/${tea.id}/movements?kind=gift`), 'request.invalid')
    await refuses(shop.nobody.get(`stock-levels/${tea.id}/movements`), 'auth.required')
  })
})

describe('the stock at the end of a past day', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const dayOf = (moment: Date) => businessDateOf(moment, 'Africa/Tunis')

  test('is what is there now less what came since, by product and by location', async () => {
    const { shop, administrator } = await twoShops(open())
    const coffee = await putProduct(administrator, { designation: 'Café', purchasePrice: 1.5, minimumStockMilli: 4000 })
    const then = new Date(Date.now() - 10 * DAY_MS)
    const past = { ...shop, ctx: { ...shop.ctx, now: then } }
    await putThere(open(), past, shop.locationId, { productId: coffee.id, quantityMilli: 5000 })
    const cashier = await shop.as('cashier')
    const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
    const sale = { ...coffee, unitPriceMicro: 1_500_000, vatRateMilli: 19_000 }
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods: sale, quantityMilli: 2000 }] })))
    const at = async (day: string, more = '') => {
      const answer = await administrator.get(`stock-levels/paginated?filter[at]=${day}${more}`)
      return answer
        .json<PaginatedOf<StockLevel>>()
        .data.map(({ onHandMilli, lastMovedAt }) => [
          onHandMilli,
          lastMovedAt === null ? null : dayOf(new Date(lastMovedAt)),
        ])
    }
    const [before, day, today] = [new Date(then.getTime() - 2 * DAY_MS), then, new Date()].map(dayOf)
    expect(await at(before ?? '')).toEqual([[0, null]])
    expect(await at(day ?? '')).toEqual([[5000, day]])
    expect(await at(today ?? '')).toEqual([[3000, today]])
    for (const order of ['onHand', 'value', 'lastMoved'])
      expect(await at(day ?? '', `&order[field]=${order}`)).toEqual([[5000, day]])
    expect(await at(day ?? '', '&filter[by]=location')).toEqual([[5000, day]])
    const short = `&filter[state]=belowMinimum&filter[pointOfSale]=${shop.pointOfSaleId}`
    expect(await at(day ?? '', short)).toEqual([])
    expect(await at(today ?? '', short)).toEqual([[3000, today]])
    expect(await at(before ?? '', '&filter[state]=out')).toEqual([[0, null]])
    await refuses(administrator.get('stock-levels/paginated?filter[at]=2026-02-30'), 'request.invalid')
  })
})
