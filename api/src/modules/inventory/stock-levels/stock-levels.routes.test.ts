import { describe, expect, test } from '@jest/globals'
import type { StockLevel, StockPlace } from '@comptoir/contracts/inventory/stock-levels'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { aUnit, twoShops } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const DAY_MS = 24 * 60 * 60 * 1000

async function levels(caller: Caller, query = ''): Promise<PaginatedOf<StockLevel>> {
  const answer = await caller.get(`stock-levels/paginated?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<PaginatedOf<StockLevel>>()
}

/** What the list shows, product by product. */
const shown = async (caller: Caller, query = '') =>
  (await levels(caller, query)).data.map(({ designation, onHandMilli }) => [designation, onHandMilli])

/** Two shops: of coffee they have 5 and 2, bought at 1.5; of tea the first has 4, at 2; of sugar none has any. */
async function aStock() {
  const { shop, administrator, here, there } = await twoShops(open())
  const product = (designation: string, purchasePrice: number, ...quantities: [string, number][]) =>
    putProduct(administrator, {
      designation,
      purchasePrice,
      minimumStockMilli: 4000,
      openingStock: quantities.map(([pointOfSaleId, quantityMilli]) => ({ pointOfSaleId, quantityMilli })),
    })
  const coffee = await product('Café', 1.5, [here, 5000], [there, 2000])
  const tea = await product('Thé', 2, [here, 4000])
  const sugar = await product('Sucre', 1)
  return { shop, administrator, here, there, coffee, tea, sugar }
}

describe('stock levels by product', () => {
  test('are sums over the shops and depots of the points of sale that are asked for, with their value', async () => {
    const { administrator, here, there, coffee } = await aStock()
    expect(await shown(administrator)).toEqual([
      ['Café', 7000],
      ['Sucre', 0],
      ['Thé', 4000],
    ])
    expect(await shown(administrator, `filter[pointOfSale]=${there}`)).toEqual([
      ['Café', 2000],
      ['Sucre', 0],
      ['Thé', 0],
    ])
    const { data, meta } = await levels(administrator, `filter[pointOfSale]=${here}`)
    expect(meta.total).toBe(3)
    expect(data[0]).toMatchObject({
      id: coffee.id,
      code: coffee.code,
      place: null,
      reservedMilli: 0,
      availableMilli: 5000,
      minimumStockMilli: 4000,
      isBelowMinimum: false,
      averageCostMicro: 1_500_000,
      valueMinor: 7500,
    })
    expect(data[0]?.lastMovedAt).not.toBeNull()
    expect(data[1]).toMatchObject({ onHandMilli: 0, valueMinor: 0, averageCostMicro: 1_000_000, lastMovedAt: null })
  })

  test('follow what is sold', async () => {
    const { shop, administrator, coffee } = await aStock()
    const cashier = await shop.as('cashier')
    const [session, cash] = [await anOpenSession(shop, cashier), await cashOf(cashier)]
    const goods = { ...coffee, unitPriceMicro: 1_500_000, vatRateMilli: 19_000 }
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli: 2000 }] })))
    const [row] = (await levels(administrator, `filter[pointOfSale]=${shop.pointOfSaleId}`)).data
    expect(row).toMatchObject({ onHandMilli: 3000, valueMinor: 4500, isBelowMinimum: true })
  })

  test('are searched and narrowed as the catalogue is', async () => {
    const { administrator } = await aStock()
    const categoryId = (await administrator.post('categories', { name: 'Frais' })).json<{ id: string }>().id
    const milk = await putProduct(administrator, { designation: 'Lait entier', categoryId })
    expect(await shown(administrator, 'search[text]=cafe')).toEqual([['Café', 7000]])
    expect(await shown(administrator, `search[text]=${milk.code}`)).toEqual([['Lait entier', 0]])
    expect(await shown(administrator, `filter[category]=${categoryId}`)).toEqual([['Lait entier', 0]])
    expect(await shown(administrator, `search[text]=cafe&filter[category]=${categoryId}`)).toEqual([])
    await refuses(administrator.get('stock-levels/paginated?search[fields][]=price&search[text]=x'), 'request.invalid')
  })

  test.each([
    ['onHand', 'desc', ['Café', 'Thé', 'Sucre']],
    ['onHand', 'asc', ['Sucre', 'Thé', 'Café']],
    ['value', 'desc', ['Café', 'Thé', 'Sucre']],
    ['lastMoved', 'desc', ['Thé', 'Café', 'Sucre']],
    ['designation', 'desc', ['Thé', 'Sucre', 'Café']],
  ])('are ordered by %s, %s, page after page', async (field, direction, names) => {
    const { administrator } = await aStock()
    const order = `order[field]=${field}&order[direction]=${direction}&limit=1`
    let cursor: string | null | undefined = ''
    const found: string[] = []
    for (let page = 0; typeof cursor === 'string' && page < 5; page += 1) {
      const answer: PaginatedOf<StockLevel> = await levels(administrator, `${order}${cursor && `&cursor=${cursor}`}`)
      found.push(...answer.data.map(({ designation }) => designation))
      cursor = answer.meta.nextCursor
    }
    expect(found).toEqual(names)
  })

  test('show what should be looked at', async () => {
    const { shop, administrator, here, there, tea } = await aStock()
    const depot = await aLocation(administrator, here, 'depot')
    await putThere(open(), shop, depot.id, { productId: tea.id, quantityMilli: -6000 })
    const inState = async (state: string, more = '') =>
      (await shown(administrator, `filter[state]=${state}${more}`)).map(([name]) => name)
    expect(await inState('negative')).toEqual(['Thé'])
    expect(await inState('out')).toEqual(['Sucre', 'Thé'])
    expect(await inState('out', `&filter[pointOfSale]=${there}`)).toEqual(['Sucre', 'Thé'])
    // Coffee is short in the second shop alone.
    expect(await inState('belowMinimum')).toEqual(['Café', 'Sucre', 'Thé'])
    expect(await inState('belowMinimum', `&filter[pointOfSale]=${here}`)).toEqual(['Sucre', 'Thé'])
    expect(await inState('unmoved')).toEqual([])
    const honey = await putProduct(administrator, { designation: 'Miel' })
    const longAgo = { ...shop.ctx, now: new Date(Date.now() - 40 * DAY_MS) }
    await putThere(open(), { ...shop, ctx: longAgo }, shop.locationId, { productId: honey.id, quantityMilli: 1000 })
    expect(await inState('unmoved')).toEqual(['Miel'])
    expect(await inState('unmoved', '&filter[by]=location')).toEqual(['Miel'])
    expect(await inState('unmoved', '&filter[days]=60')).toEqual([])
    await refuses(administrator.get('stock-levels/paginated?filter[state]=lost'), 'request.invalid')
    for (const query of ['filter[state]=unmoved&filter[days]=0', 'filter[state]=out&filter[days]=3'])
      await refuses(administrator.get(`stock-levels/paginated?${query}`), 'stockLevel.daysInvalid')
  })

  test('goods in a depot that is not active are there, and help nobody who runs short', async () => {
    const { shop, administrator, here, coffee, tea } = await aStock()
    const depot = await aLocation(administrator, here, 'depot')
    await putThere(open(), shop, depot.id, { productId: coffee.id, quantityMilli: 9000 })
    await open().admin.updateTable('product').set({ minimum_stock_milli: 6000 }).where('id', '=', coffee.id).execute()
    const ofHere = `filter[pointOfSale]=${here}`
    const short = async (more = '') =>
      (await shown(administrator, `filter[state]=belowMinimum&${ofHere}${more}`)).flat()
    expect(await short()).not.toContain('Café')
    await open().admin.updateTable('stock_location').set({ is_active: false }).where('id', '=', depot.id).execute()
    expect(await short()).toContain('Café')
    const { data } = await levels(administrator, ofHere)
    const isShort = new Map(data.map((row) => [row.productId, [row.onHandMilli, row.isBelowMinimum]]))
    expect([isShort.get(coffee.id), isShort.get(tea.id)]).toEqual([
      [14_000, true],
      [4000, false],
    ])
    await putThere(open(), shop, depot.id, { productId: tea.id, quantityMilli: 1000 })
    expect(await short('&filter[by]=location')).toEqual(['Café', 5000])
  })

  test('show the lots that expire soon, or have', async () => {
    const { administrator, here } = await aStock()
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    const lots = (designation: string, days: number) =>
      putProduct(administrator, {
        designation,
        ...{ tracking: 'lots', lotsExpire: true },
        openingStock: [{ pointOfSaleId: here, lots: [{ number: 'A', expiresOn: day(days), quantityMilli: 1000 }] }],
      })
    await lots('Yaourt', 10)
    await lots('Beurre', 90)
    const names = async (more = '') =>
      (await shown(administrator, `filter[state]=expiring${more}`)).map(([name]) => name)
    expect(await names()).toEqual(['Yaourt'])
    expect(await names('&filter[days]=100')).toEqual(['Beurre', 'Yaourt'])
    expect(await names('&filter[days]=100&filter[by]=location')).toEqual(['Beurre', 'Yaourt'])
    await refuses(
      administrator.get(`stock-levels/paginated?filter[state]=expiring&filter[at]=${day(-1)}`),
      'stockLevel.stateOfPast',
    )
  })
})

describe('stock levels by location', () => {
  test('give each place its row, quarantines too', async () => {
    const { shop, administrator, here, coffee } = await aStock()
    const aside = await aLocation(administrator, here, 'quarantine', 'À part')
    await putThere(open(), shop, aside.id, { productId: coffee.id, quantityMilli: 1000 })
    const { data, meta } = await levels(administrator, 'filter[by]=location&search[text]=cafe')
    expect(meta.total).toBe(3)
    const rows = data.map(({ place, onHandMilli }) => [place?.pointOfSale.name, place?.kind, onHandMilli])
    expect(rows.toSorted()).toEqual([
      ['La Marsa', 'quarantine', 1000],
      ['La Marsa', 'shop', 5000],
      ['Sfax', 'shop', 2000],
    ])
    expect(new Set(data.map(({ id }) => id)).size).toBe(3)
    // What lies in quarantine is no stock, until that place is asked for.
    expect(await shown(administrator, 'search[text]=cafe')).toEqual([['Café', 7000]])
    expect(await shown(administrator, `search[text]=cafe&filter[location]=${aside.id}`)).toEqual([['Café', 1000]])
    const ordered = await shown(administrator, 'filter[by]=location&order[field]=onHand&order[direction]=desc')
    expect(ordered.map(([, onHand]) => onHand)).toEqual([5000, 4000, 2000, 1000])
    const newest = await shown(administrator, 'filter[by]=location&order[field]=lastMoved&order[direction]=desc')
    expect(newest.map(([name]) => name)).toEqual(['Thé', 'Café', 'Café', 'Café'])
    const low = await levels(administrator, 'filter[by]=location&filter[state]=belowMinimum')
    expect(low.data.map(({ place }) => place?.pointOfSale.name)).toEqual(['Sfax'])
    await refuses(administrator.get('stock-levels/paginated?filter[by]=shelf'), 'request.invalid')
  })

  test('places are named for whoever may enter them', async () => {
    const { shop, administrator } = await aStock()
    const all = (await administrator.get('stock-levels/places')).json<StockPlace[]>()
    expect(all.map(({ pointOfSale, kind }) => [pointOfSale.name, kind])).toEqual([
      ['La Marsa', 'shop'],
      ['Sfax', 'shop'],
    ])
    const keeper = await shop.as('stockKeeper')
    expect((await keeper.get('stock-levels/places')).json<StockPlace[]>()).toHaveLength(1)
  })
})

describe('who sees what', () => {
  test('only the points of sale that one may enter count', async () => {
    const { shop, there } = await aStock()
    const keeper = await shop.as('stockKeeper')
    expect(await shown(keeper, 'search[text]=cafe')).toEqual([['Café', 5000]])
    expect(await shown(keeper, `search[text]=cafe&filter[pointOfSale]=${there}`)).toEqual([['Café', 0]])
  })

  test('values are for those who may see them, also as an order', async () => {
    const { shop } = await aStock()
    const cashier = await shop.as('cashier')
    const [row] = (await levels(cashier)).data
    expect(row).toMatchObject({ onHandMilli: 5000, averageCostMicro: null, valueMinor: null })
    const refused = await refuses(cashier.get('stock-levels/paginated?order[field]=value'), 'auth.forbidden')
    expect(refused.params).toMatchObject({ permission: 'stockLevels.seeValue' })
    await refuses(cashier.get('stock-levels/export?format=csv'), 'auth.forbidden')
  })

  test('another company has nothing to do with it', async () => {
    const { shop, coffee } = await aStock()
    const stranger = await (await aShop(open())).as('manager')
    expect(await shown(stranger)).toEqual([])
    await refuses(stranger.get(`/${shop.companyId}/stock-levels/paginated`), 'company.notFound')
    await refuses(stranger.get(`stock-levels/${coffee.id}`), 'product.notFound')
    await refuses(shop.nobody.get('stock-levels/paginated'), 'auth.required')
  })

  test('the list is a file, with values for those who may see them', async () => {
    const { shop, administrator } = await aStock()
    const whole = (await administrator.get('stock-levels/export?format=csv')).payload
    expect(whole).toContain('Average cost')
    expect(whole).toContain('Café')
    const unitId = await aUnit(administrator)
    await putProduct(administrator, { designation: 'Sel', unitId })
    const own = await shop.asOwn(['stockLevels.read', 'stockLevels.export'])
    const seen = (await own.get('stock-levels/export?format=csv&filter[by]=location')).payload
    expect(seen).toContain('Sfax')
    expect(seen).not.toContain('Average cost')
  })
})
