import { expect, test } from '@jest/globals'
import type { LotTerms, StockLot } from '@comptoir/contracts/inventory/stock-lots'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { clockIn } from '@comptoir/contracts/time'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { twoShops } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const DAY_MS = 86_400_000
/** By the clocks of the company. */
const day = (days: number): string => clockIn(new Date(Date.now() + days * DAY_MS), 'Africa/Tunis').slice(0, 10)

async function lots(caller: Caller, query = ''): Promise<StockLot[]> {
  return (await done(caller.get(`stock-lots/paginated?${query}`))).json<PaginatedOf<StockLot>>().data
}

const numbers = async (caller: Caller, query = '') => (await lots(caller, query)).map(({ number }) => number)

/** Yoghurt at 2 each: a lot that is over, some that soon will be, one of them in both shops; flour that never expires. */
async function someLots() {
  const { shop, administrator, here, there } = await twoShops(open())
  const expiring = (number: string, days: number, quantityMilli: number) => ({
    number,
    expiresOn: day(days),
    quantityMilli,
  })
  await putProduct(administrator, {
    ...{ designation: 'Yaourt', purchasePrice: 2, tracking: 'lots', lotsExpire: true },
    openingStock: [
      {
        pointOfSaleId: here,
        lots: [expiring('over', -1, 1000), expiring('today', 0, 2000), expiring('week', 7, 3000)],
      },
      {
        pointOfSaleId: there,
        lots: [expiring('week', 7, 4000), expiring('month', 30, 5000), expiring('far', 91, 6000)],
      },
    ],
  })
  await putProduct(administrator, {
    ...{ designation: 'Farine', purchasePrice: 1, tracking: 'lots' },
    openingStock: [{ pointOfSaleId: here, lots: [{ number: 'F', quantityMilli: 7000 }] }],
  })
  return { shop, administrator, here, there }
}

test('are told place by place, those that expire first at the top, with what they are worth', async () => {
  const { administrator, here } = await someLots()
  expect(await numbers(administrator)).toEqual(['over', 'today', 'week', 'week', 'month', 'far', 'F'])
  const [first] = await lots(administrator, `filter[pointOfSale]=${here}`)
  expect(first).toMatchObject({
    ...{ number: 'over', expiresOn: day(-1), designation: 'Yaourt', onHandMilli: 1000 },
    ...{ averageCostMicro: 2_000_000, valueMinor: 2000 },
    place: { kind: 'shop', pointOfSale: { id: here, name: 'La Marsa' } },
  })
  expect(await numbers(administrator, 'search[text]=farine')).toEqual(['F'])
  expect(await numbers(administrator, 'order[field]=onHand&order[direction]=desc&limit=2')).toEqual(['F', 'far'])
})

test('are narrowed to those that are over, or will be by a term', async () => {
  const { administrator, here } = await someLots()
  expect(await numbers(administrator, 'filter[term]=expired')).toEqual(['over'])
  expect(await numbers(administrator, 'filter[term]=7')).toEqual(['today', 'week', 'week'])
  expect(await numbers(administrator, `filter[term]=90&filter[pointOfSale]=${here}`)).toEqual(['today', 'week'])
  const { terms } = (await done(administrator.get('stock-lots/terms'))).json<LotTerms>()
  expect(terms).toEqual([
    { term: 'expired', lotCount: 1, valueMinor: 2000 },
    { term: '7', lotCount: 3, valueMinor: 18_000 },
    { term: '30', lotCount: 4, valueMinor: 28_000 },
    { term: '90', lotCount: 4, valueMinor: 28_000 },
  ])
  await refuses(administrator.get('stock-lots/paginated?filter[term]=8'), 'request.invalid')
})

test('are of the places that one may enter, with values for whoever may see them', async () => {
  const { shop, administrator } = await someLots()
  const [keeper, cashier] = [await shop.as('stockKeeper'), await shop.as('cashier')]
  expect(await numbers(keeper)).toEqual(['over', 'today', 'week', 'F'])
  expect((await lots(cashier))[0]).toMatchObject({ averageCostMicro: null, valueMinor: null })
  const { terms } = (await done(cashier.get('stock-lots/terms'))).json<LotTerms>()
  expect(terms[0]).toEqual({ term: 'expired', lotCount: 1, valueMinor: null })
  expect((await done(administrator.get('stock-lots/export?format=csv'))).payload).toContain('Yaourt')
  await refuses(cashier.get('stock-lots/export?format=csv'), 'auth.forbidden')
  await refuses(shop.nobody.get('stock-lots/paginated'), 'auth.required')
  await refuses(shop.nobody.get('stock-lots/terms'), 'auth.required')
  const stranger = await (await aShop(open())).as('manager')
  expect(await numbers(stranger)).toEqual([])
  await refuses(stranger.get(`/${shop.companyId}/stock-lots/paginated`), 'company.notFound')
})
