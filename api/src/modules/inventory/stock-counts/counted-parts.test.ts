import { beforeEach, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aLocation } from '../../../../test/locations.ts'
import { aUnit, onHand } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { anEntry, begunCount, counted, linesOf, sendEntry, stepped } from '../../../../test/stock-counts.ts'

const open = setUpApp()

let shop: Shop
let administrator: Caller

beforeEach(async () => {
  shop = await aShop(open())
  administrator = await shop.as('administrator')
  await open().admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
})

const post = async (id: string) => {
  await stepped(administrator, id, 'finish')
  return stepped(administrator, id, 'post')
}

test('lots are held against the books one by one: those that nobody counted are not there, new ones are made', async () => {
  const { id: productId } = await putProduct(administrator, { tracking: 'lots', lotsExpire: true })
  const lot = (number: string, quantityMilli: number) => ({ number, expiresOn: '2027-06-30', quantityMilli })
  const lots = [lot('L1', 5000), lot('L2', 3000), lot('L3', 2000)]
  await postedAdjustment(administrator, anAdjustment(shop, [aLine(productId, 10_000, { lots })], { reason: 'found' }))
  const { id } = await begunCount(administrator, shop, [productId])
  const of = (number: string, expiresOn: string | null = null) => ({ lot: { number, expiresOn } })
  await counted(administrator, id, anEntry(productId, 4000, of('L1')))
  await counted(administrator, id, anEntry(productId, 3000, of('L2')))
  await counted(administrator, id, anEntry(productId, 1000, of('L4', '2028-01-31')))
  await refuses(sendEntry(administrator, id, anEntry(productId, 1000)), 'stockCount.lotMissing')
  await refuses(sendEntry(administrator, id, anEntry(productId, 1000, of('L9'))), 'stockCount.expiryMissing')
  await refuses(sendEntry(administrator, id, anEntry(productId, 1000, of('L1', '2030-01-01'))), 'stockCount.lotDiffers')
  expect(await linesOf(administrator, id)).toMatchObject([{ countedMilli: 8000, expectedMilli: 10_000 }])
  await post(id)
  const posted = await linesOf(administrator, id)
  expect(
    posted
      .map(({ lotNumber, countedMilli, differenceMilli }) => [lotNumber, countedMilli, differenceMilli])
      .toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
  ).toEqual([
    ['L1', 4000, -1000],
    ['L2', 3000, 0],
    ['L3', 0, -2000],
    ['L4', 1000, 1000],
  ])
  expect(await onHand(administrator, productId)).toBe(8000)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('pieces are counted by their numbers: missing ones leave, found ones come, one of another place is refused', async () => {
  const unitId = await aUnit(administrator)
  const { id: productId } = await putProduct(administrator, { unitId, tracking: 'serialNumbers' })
  const numbers = (serialNumbers: string[]) => aLine(productId, serialNumbers.length * 1000, { serialNumbers })
  await postedAdjustment(administrator, anAdjustment(shop, [numbers(['A1', 'A2', 'A3'])], { reason: 'found' }))
  const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot')
  const there = { locationId: depot.id }
  await postedAdjustment(administrator, anAdjustment(there, [numbers(['B1'])], { reason: 'found' }))
  const { id } = await begunCount(administrator, shop, [productId])
  const piece = (serialNumber: string) => anEntry(productId, 1000, { serialNumber })
  await counted(administrator, id, piece('A1'))
  await counted(administrator, id, piece('A4'))
  await refuses(sendEntry(administrator, id, piece('A1')), 'stockCount.serialNumberTwice')
  await refuses(sendEntry(administrator, id, anEntry(productId, 1000)), 'stockCount.serialNumberMissing')
  const elsewhere = await counted(administrator, id, piece('B1'))
  await stepped(administrator, id, 'finish')
  await refuses(administrator.post(`stock-counts/${id}/post`), 'stockCount.serialNumberElsewhere')
  await stepped(administrator, id, 'recount', { which: 'named', productIds: [productId] })
  const keeper = await shop.as('stockKeeper')
  for (const number of ['A1', 'A4'])
    await counted(keeper, id, anEntry(productId, 1000, { serialNumber: number, round: 2 }))
  expect(elsewhere.serialNumber).toBe('B1')
  await post(id)
  expect(
    (await linesOf(administrator, id))
      .map(({ serialNumber, differenceMilli }) => [serialNumber, differenceMilli])
      .toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
  ).toEqual([
    ['A1', 0],
    ['A2', -1000],
    ['A3', -1000],
    ['A4', 1000],
  ])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('nothing of a tracked product is counted by one entry, and a piece that left since was there', async () => {
  const unitId = await aUnit(administrator)
  const { id: productId } = await putProduct(administrator, { unitId, tracking: 'serialNumbers' })
  const line = (quantityMilli: number, serialNumbers: string[]) => aLine(productId, quantityMilli, { serialNumbers })
  await postedAdjustment(administrator, anAdjustment(shop, [line(2000, ['A1', 'A2'])], { reason: 'found' }))
  const { id } = await begunCount(administrator, shop, [productId])
  await counted(administrator, id, anEntry(productId, 0))
  await postedAdjustment(administrator, anAdjustment(shop, [line(-1000, ['A2'])]))
  await post(id)
  expect(await onHand(administrator, productId)).toBe(0)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
