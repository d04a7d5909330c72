import type { SoldGoods } from '@comptoir/contracts/sales/sales'
import { beforeEach, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit, onHand } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aNumberingCounter, aTicket, chained } from '../../../../test/register-tickets.ts'
import type { Caller } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { anEntry, begunCount, counted, linesOf, stepped } from '../../../../test/stock-counts.ts'

const open = setUpApp()

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let administrator: Caller
let tickets: number
let hash: string

beforeEach(async () => {
  counter = await aNumberingCounter(open())
  administrator = await counter.shop.as('administrator')
  tickets = 0
  hash = ''
  const { companyId } = counter.shop
  await open().admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', companyId).execute()
})

async function tracked(tracking: 'lots' | 'serialNumbers') {
  const unitId = await aUnit(administrator)
  const { id, code, designation } = await putProduct(administrator, { unitId, tracking, lotsExpire: false })
  return { id, code, designation, unitPriceMicro: 1_500_000, vatRateMilli: 19_000 }
}
type Tracked = Awaited<ReturnType<typeof tracked>>

/** A ticket of the register, which is in the books whatever it names. */
async function sell(goods: Tracked, quantityMilli: number, said: SoldGoods = {}): Promise<void> {
  const ticket = aTicket(counter.register, (tickets += 1), [{ goods, quantityMilli }])
  const sent = chained([{ ...ticket, lines: ticket.lines.map((line) => ({ ...line, ...said })) }], hash)
  hash = sent[0]?.hash ?? ''
  await counter.send(sent)
}

const found = ({ id }: Tracked, quantityMilli: number, parts: object) =>
  postedAdjustment(administrator, anAdjustment(counter.shop, [aLine(id, quantityMilli, parts)], { reason: 'found' }))

const post = async (id: string) => {
  await stepped(administrator, id, 'finish')
  await stepped(administrator, id, 'post')
}

const countedNow = async ({ id: productId }: Tracked, entries: [quantityMilli: number, parts: object][]) => {
  const { id } = await begunCount(administrator, counter.shop, [productId])
  for (const [quantityMilli, parts] of entries)
    await counted(administrator, id, anEntry(productId, quantityMilli, parts))
  return id
}

const differencesOf = async (id: string) =>
  (await linesOf(administrator, id))
    .map(({ lotNumber, serialNumber, differenceMilli }) => [lotNumber ?? serialNumber, differenceMilli])
    .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))

const books = () => booksThatDisagree(open(), counter.shop.companyId)

test('pieces of which one was sold without its number come to what was counted', async () => {
  const phone = await tracked('serialNumbers')
  await found(phone, 3000, { serialNumbers: ['A', 'B', 'C'] })
  await sell(phone, 1000)
  const piece = (serialNumber: string): [number, object] => [1000, { serialNumber }]
  const id = await countedNow(phone, [piece('A'), piece('B')])
  expect(await linesOf(administrator, id)).toMatchObject([{ expectedMilli: 2000, differenceMilli: 0 }])
  await post(id)
  expect(await differencesOf(id)).toEqual([
    ['A', 0],
    ['B', 0],
    ['C', -1000],
    [null, 1000],
  ])
  expect(await onHand(administrator, phone.id)).toBe(2000)
  expect(await books()).toEqual([])
  const again = await countedNow(phone, [piece('A'), piece('B')])
  await post(again)
  expect(await differencesOf(again)).toEqual([
    ['A', 0],
    ['B', 0],
  ])
})

test('a piece that was sold without having come, and is there, is counted', async () => {
  const phone = await tracked('serialNumbers')
  await sell(phone, 1000, { serialNumbers: ['S'] })
  const id = await countedNow(phone, [[1000, { serialNumber: 'S' }]])
  await post(id)
  expect(await onHand(administrator, phone.id)).toBe(1000)
  expect(await books()).toEqual([])
})

test('goods sold before any lot was known come to the lots that were counted', async () => {
  const milk = await tracked('lots')
  await sell(milk, 3000)
  const id = await countedNow(milk, [[10_000, { lot: { number: 'L1' } }]])
  await post(id)
  expect(await differencesOf(id)).toEqual([
    ['L1', 10_000],
    [null, 3000],
  ])
  expect(await onHand(administrator, milk.id)).toBe(10_000)
  expect(await books()).toEqual([])
})

test('nothing of goods that have no lot is a movement without a lot', async () => {
  const milk = await tracked('lots')
  await sell(milk, 3000)
  const id = await countedNow(milk, [[0, {}]])
  await post(id)
  expect(await differencesOf(id)).toEqual([[null, 3000]])
  expect(await onHand(administrator, milk.id)).toBe(0)
  expect(await books()).toEqual([])
})

test('a piece that was sold after it was counted stays sold, whenever the others were counted', async () => {
  const phone = await tracked('serialNumbers')
  await found(phone, 2000, { serialNumbers: ['S1', 'S2'] })
  const { id } = await begunCount(administrator, counter.shop, [phone.id])
  await counted(administrator, id, anEntry(phone.id, 1000, { serialNumber: 'S1' }))
  await sell(phone, 1000, { serialNumbers: ['S1'] })
  await counted(administrator, id, anEntry(phone.id, 1000, { serialNumber: 'S2' }))
  await post(id)
  expect(await differencesOf(id)).toEqual([
    ['S1', 0],
    ['S2', 0],
  ])
  expect(await onHand(administrator, phone.id)).toBe(1000)
  expect(await books()).toEqual([])
})

test('each lot is held against the books of its own moment', async () => {
  const milk = await tracked('lots')
  const lot = (number: string, quantityMilli: number) => ({ number, quantityMilli })
  await found(milk, 8000, { lots: [lot('L1', 5000), lot('L2', 3000)] })
  const { id } = await begunCount(administrator, counter.shop, [milk.id])
  await counted(administrator, id, anEntry(milk.id, 5000, { lot: { number: 'L1' } }))
  await sell(milk, 1000, { lots: [{ number: 'L1', expiresOn: null, quantityMilli: 1000 }] })
  await counted(administrator, id, anEntry(milk.id, 3000, { lot: { number: 'L2' } }))
  await post(id)
  expect(await differencesOf(id)).toEqual([
    ['L1', 0],
    ['L2', 0],
  ])
  expect(await onHand(administrator, milk.id)).toBe(7000)
  expect(await books()).toEqual([])
})

test('a lot of which more was sold since than was counted falls below zero', async () => {
  const milk = await tracked('lots')
  await found(milk, 5000, { lots: [{ number: 'L1', quantityMilli: 5000 }] })
  const id = await countedNow(milk, [[3000, { lot: { number: 'L1' } }]])
  await sell(milk, 5000, { lots: [{ number: 'L1', expiresOn: null, quantityMilli: 5000 }] })
  await post(id)
  expect(await differencesOf(id)).toEqual([['L1', -2000]])
  expect(await onHand(administrator, milk.id)).toBe(-2000)
  expect(await books()).toEqual([])
})
