import { beforeEach, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { ReorderSuggestion } from '@comptoir/contracts/inventory/stock-reorder'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aLocation } from '../../../../test/locations.ts'
import { putProduct } from '../../../../test/products.ts'
import { aTransfer, arrived, take, twoEnds, type TwoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

let ends: TwoEnds

beforeEach(async () => {
  ends = await twoEnds(open())
})

/** What runs short: where, what comes from others, what is to be ordered, and what is there and coming. */
async function short() {
  const { data } = (await done(ends.administrator.get('stock-reorder/paginated'))).json<
    PaginatedOf<ReorderSuggestion>
  >()
  return data.map(({ pointOfSale, sources, orderMilli, availableMilli, incomingMilli }) => [
    ...[pointOfSale.name, sources.map((each) => `${each.pointOfSale.name} ${each.quantityMilli}`).join(), orderMilli],
    ...[availableMilli, incomingMilli],
  ])
}

/** Of a product that both should have 10 of, so much in each. */
const coffee = (hereMilli: number, thereMilli: number): Promise<Product> =>
  putProduct(ends.administrator, {
    ...{ designation: 'Café', minimumStockMilli: 10_000, purchasePrice: 2 },
    openingStock: [
      { pointOfSaleId: ends.here, quantityMilli: hereMilli },
      { pointOfSaleId: ends.there, quantityMilli: thereMilli },
    ],
  })

test('what was asked for once is not asked for again, nor promised to others, until it is refused', async () => {
  const { administrator, receiver, here, there } = ends
  const { id: productId } = await coffee(18_000, 2000)
  expect(await short()).toEqual([['Sfax', 'La Marsa 8000', 0, 2000, 0]])
  const asked = (requestedMilli: number) =>
    receiver.post('stock-transfers/requests', {
      ...{ id: newId(), fromPointOfSaleId: here, toPointOfSaleId: there, neededOn: null, note: null },
      lines: [{ id: newId(), productId, requestedMilli }],
    })
  const part = (await done(asked(5000))).json<StockTransfer>()
  expect(await short()).toEqual([['Sfax', 'La Marsa 3000', 0, 2000, 5000]])
  await done(asked(3000))
  expect(await short()).toEqual([])
  await take(administrator, part.id, 'refuse', { reason: 'Needed here' })
  expect(await short()).toEqual([['Sfax', 'La Marsa 5000', 0, 2000, 3000]])
})

test('goods that change their place within a point of sale are not missing there, nor there twice', async () => {
  const { administrator, here, fromId } = ends
  const { id: productId } = await coffee(9000, 10_000)
  const depot = await aLocation(administrator, here, 'depot')
  const input = aTransfer(ends, [[productId, 5000]], { toPointOfSaleId: here, toLocationId: depot.id })
  expect(input.fromLocationId).toBe(fromId)
  await done(administrator.post('stock-transfers', input))
  const id = input.id ?? ''
  expect(await short()).toEqual([['La Marsa', '', 1000, 9000, 0]])
  await take(administrator, id, 'ready')
  expect(await short()).toEqual([['La Marsa', '', 1000, 4000, 5000]])
  const sent = await take(administrator, id, 'ship', { lines: [] })
  expect(await short()).toEqual([['La Marsa', '', 1000, 4000, 5000]])
  await take(administrator, id, 'receive', arrived(sent, 2000))
  expect(await short()).toEqual([['La Marsa', '', 1000, 6000, 3000]])
})

test('lots that have expired are neither there to be sold nor to be sent; on its date a lot is', async () => {
  const { shop, administrator, here, there } = ends
  const lots = (...pairs: [string, number][]) =>
    pairs.map(([number, quantityMilli]) => ({ number, expiresOn: '2099-01-01', quantityMilli }))
  const yoghurt = await putProduct(administrator, {
    ...{ designation: 'Yaourt', minimumStockMilli: 10_000, tracking: 'lots', lotsExpire: true },
    openingStock: [
      { pointOfSaleId: here, lots: lots(['OLD', 30_000], ['TODAY', 5000], ['NEW', 10_000]) },
      { pointOfSaleId: there, lots: lots(['OLDER', 12_000]) },
    ],
  })
  expect(await short()).toEqual([])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' }).format(new Date())
  for (const [number, day] of [
    ['OLD', '2020-01-01'],
    ['OLDER', '2020-01-01'],
    ['TODAY', today],
  ] as const)
    await open()
      .admin.updateTable('lot')
      .set({ expires_on: day })
      .where('company_id', '=', shop.companyId)
      .where('product_id', '=', yoghurt.id)
      .where('number', '=', number)
      .execute()
  expect(await short()).toEqual([['Sfax', 'La Marsa 5000', 5000, 0, 0]])
})
