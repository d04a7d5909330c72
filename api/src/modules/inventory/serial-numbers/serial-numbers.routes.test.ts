import type { Product } from '@comptoir/contracts/inventory/products'
import type { PieceStory, SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { anOpenSession, aSale, booksThatDisagree, cashOf, type Goods } from '../../../../test/goods.ts'
import { aLocation } from '../../../../test/locations.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { refuses, type Caller } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { arrived, aTransfer, shipped, take, twoEnds, type TwoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

let ends: TwoEnds
let phone: Product

const PHONE = { tracking: 'serialNumbers', price: 300, priceBasis: 'ttc', vatRate: 19 } as const

beforeEach(async () => {
  ends = await twoEnds(open())
  phone = await putProduct(ends.administrator, {
    ...{ ...PHONE, unitId: await aUnit(ends.administrator), warrantyMonths: 12 },
    openingStock: [{ pointOfSaleId: ends.here, serialNumbers: ['SN-1', 'sn-10', 'SN_2'] }],
  })
})

const list = async (caller: Caller, query = ''): Promise<SerialNumber[]> => {
  const answer = await caller.get(`serial-numbers/paginated?filter[product]=${phone.id}${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<PaginatedOf<SerialNumber>>().data
}

const one = async (caller: Caller, number: string): Promise<SerialNumber> => {
  const found = (await list(caller)).find((each) => each.number === number)
  if (!found) throw new Error(`${number} is not listed`)
  return found
}

const story = async (caller: Caller, number: string): Promise<PieceStory> =>
  (await caller.get(`serial-numbers/${(await one(caller, number)).id}`)).json<PieceStory>()

const asGoods = ({ id, code, designation }: Product): Goods => ({
  ...{ id, code, designation, unitPriceMicro: 300_000_000, vatRateMilli: 19_000 },
})

/** A counter that sells one piece by each ticket. */
async function aCounter() {
  const cashier = await ends.shop.as('cashier')
  const [session, cash] = [await anOpenSession(ends.shop, cashier), await cashOf(cashier)]
  return async (number: string): Promise<Sale> => {
    const asked = aSale(session, cash.id, { lines: [{ goods: asGoods(phone) }] })
    const lines = asked.lines.map((line) => ({ ...line, serialNumbers: [number] }))
    return (await done(cashier.post('sales', { ...asked, lines }))).json<Sale>()
  }
}

const sell = async (number: string): Promise<Sale> => (await aCounter())(number)

describe('the list of pieces', () => {
  test('finds the one whose number was scanned, or those that have what was typed, and nothing by its wildcards', async () => {
    const numbers = async (text: string) =>
      (await list(ends.administrator, `&search[text]=${encodeURIComponent(text)}`)).map(({ number }) => number)
    expect(await numbers('SN-1')).toEqual(['SN-1'])
    expect(await numbers('N-1')).toEqual(['SN-1', 'sn-10'])
    expect(await numbers(' sn_2 ')).toEqual(['SN_2'])
    expect(await numbers('sn‑١٠')).toEqual(['sn-10'])
    expect(await numbers('N-2')).toEqual([])
    expect(await numbers('%')).toEqual([])
  })

  test('says which are in stock and where, which are sold, and until when those have a warranty', async () => {
    const sale = await sell('SN-1')
    const [year = '', ...rest] = sale.businessDate.split('-')
    expect(await one(ends.administrator, 'SN-1')).toMatchObject({
      ...{ state: 'sold', pointOfSale: { id: ends.here }, soldAt: sale.occurredAt },
      warrantyUntil: [Number(year) + 1, ...rest].join('-'),
    })
    expect(await one(ends.administrator, 'SN_2')).toMatchObject({
      ...{ state: 'inStock', pointOfSale: { id: ends.here }, soldAt: null, warrantyUntil: null },
    })
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('is of the points of sale that the caller may enter', async () => {
    expect(await list(ends.receiver)).toEqual([])
    const piece = await one(ends.administrator, 'SN-1')
    await refuses(ends.receiver.get(`serial-numbers/${piece.id}`), 'serialNumber.notFound')
  })
})

describe('the story of a piece', () => {
  test('tells by which ticket it was sold and to whom, with what its product promised then', async () => {
    const sellHere = await aCounter()
    const sale = await sellHere('SN-1')
    const { version, warrantyMonths } = (await ends.administrator.get(`products/${phone.id}`)).json<Product>()
    expect(warrantyMonths).toBe(12)
    const { id: unitId } = phone.unit ?? { id: null }
    const changed = aProduct({ ...PHONE, code: phone.code, designation: phone.designation, unitId, warrantyMonths: 24 })
    await done(ends.administrator.put(`products/${phone.id}`, changed, { 'if-match': `"${version}"` }))
    const told = await story(ends.administrator, 'SN-1')
    expect(told).toMatchObject({
      ...{ number: 'SN-1', state: 'sold', product: { id: phone.id, code: phone.code } },
      sale: {
        warrantyMonths: 12,
        ticket: { id: sale.id, number: sale.number, client: { id: sale.clientId, name: 'Walk-in client' } },
      },
    })
    expect(told.movements.map(({ kind, isIn, document }) => [kind, isIn, document.number])).toEqual([
      ['sale', false, sale.number],
      ['opening', true, null],
    ])
    await sellHere('SN_2')
    expect((await story(ends.administrator, 'SN_2')).sale?.warrantyMonths).toBe(24)
  })

  test('leaves the ticket out for who may not see sales', async () => {
    await sell('SN-1')
    const keeper = await ends.shop.as('stockKeeper')
    const { sale, state } = await story(keeper, 'SN-1')
    expect([state, sale?.ticket, sale?.warrantyMonths]).toEqual(['sold', null, 12])
  })

  test('says that a piece is on its way, and where it is once it arrived', async () => {
    const input = aTransfer(ends, [[phone.id, 1000]])
    const lineId = input.lines[0]?.id
    const sent = await shipped(ends, input, { lines: [{ lineId, pickedMilli: 1000, serialNumbers: ['SN-1'] }] })
    expect(await story(ends.administrator, 'SN-1')).toMatchObject({ state: 'onTheWay', pointOfSale: null, sale: null })
    expect(await list(ends.receiver)).toEqual([])
    await take(ends.receiver, sent.id, 'receive', arrived(sent, 1000))
    expect(await one(ends.sender, 'SN-1')).toMatchObject({ state: 'inStock', pointOfSale: null })
    const told = await story(ends.receiver, 'SN-1')
    expect(told).toMatchObject({ state: 'inStock', pointOfSale: { id: ends.there } })
    expect(told.movements.map(({ kind, document }) => [kind, document.number])).toEqual([['transferIn', sent.number]])
  })

  test('that goes back is on its way also for whoever may not enter where it comes from', async () => {
    const going = aTransfer(ends, [[phone.id, 1000]])
    const sent = await shipped(ends, going, {
      lines: [{ lineId: going.lines[0]?.id, pickedMilli: 1000, serialNumbers: ['SN-1'] }],
    })
    await take(ends.receiver, sent.id, 'receive', arrived(sent, 1000))
    const back = aTransfer({ fromId: ends.toId, there: ends.here }, [[phone.id, 1000]])
    const { id } = (await done(ends.receiver.post('stock-transfers', back))).json<{ id: string }>()
    await take(ends.receiver, id, 'ready')
    await take(ends.receiver, id, 'ship', {
      lines: [{ lineId: back.lines[0]?.id, pickedMilli: 1000, serialNumbers: ['SN-1'] }],
    })
    expect(await one(ends.sender, 'SN-1')).toMatchObject({ state: 'onTheWay', pointOfSale: null })
  })

  test('sold while the books had it elsewhere stays sold to its buyer, though it is written off there', async () => {
    const { shop, administrator } = ends
    const { id: locationId } = await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Cave')
    const move = (quantityMilli: number, reason: 'found' | 'lost') =>
      postedAdjustment(
        administrator,
        anAdjustment(shop, [aLine(phone.id, quantityMilli, { serialNumbers: ['SN-9'] })], { locationId, reason }),
      )
    await move(1000, 'found')
    const sale = await sell('SN-9')
    await move(-1000, 'lost')
    const told = await story(administrator, 'SN-9')
    expect(told).toMatchObject({ state: 'sold', sale: { warrantyMonths: 12, ticket: { number: sale.number } } })
    expect(told.movements.map(({ kind }) => kind)).toEqual(['adjustment', 'sale', 'adjustment'])
  })

  test('is refused where there is none', async () => {
    await refuses(ends.administrator.get(`serial-numbers/${newId()}`), 'serialNumber.notFound')
    await refuses(ends.administrator.get('serial-numbers/nothing'), 'request.invalid')
    await refuses(ends.shop.nobody.get(`serial-numbers/${newId()}`), 'auth.required')
  })
})

test('a product promises from one to 120 months', async () => {
  for (const warrantyMonths of [0, 121, 1.5])
    await refuses(ends.administrator.post('products', aProduct({ warrantyMonths })), 'request.invalid')
  const product = await putProduct(ends.administrator, { warrantyMonths: 120 })
  expect(product.warrantyMonths).toBe(120)
})
