import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { onHand } from '../../../../test/opening-stock.ts'
import { done } from '../../../../test/done.ts'
import { refuses } from '../../../../test/shop.ts'
import { aLine, anAdjustment, drafted, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { aTransfer, someGoods, take, twoEnds } from '../../../../test/stock-transfers.ts'

const open = setUpApp()

test('goods that a transfer waits for are not written off where stock may not fall below zero', async () => {
  const ends = await twoEnds(open())
  const { shop, sender } = ends
  await open().admin.updateTable('company').set({ stock_policy: 'block' }).where('id', '=', shop.companyId).execute()
  const { id } = await someGoods(ends, 10_000)
  const lost = (quantityMilli: number) => anAdjustment(shop, [aLine(id, -quantityMilli)])
  const made = await done(sender.post('stock-transfers', aTransfer(ends, [[id, 6000]])))
  const transfer = made.json<StockTransfer>()
  await take(sender, transfer.id, 'ready')

  const draft = await drafted(sender, lost(5000))
  const post = () => sender.post(`stock-adjustments/${draft.id}/post`, { version: draft.version })
  const refused = await refuses(post(), 'stockAdjustment.stockReserved')
  expect(refused).toMatchObject({
    params: { availableMilli: 4000, reservedMilli: 6000, requestedMilli: 5000 },
    errors: [{ pointer: '/lines/0/quantityMilli' }],
  })
  await postedAdjustment(sender, lost(4000))
  await take(sender, transfer.id, 'ship', { lines: [] })
  await refuses(post(), 'stockAdjustment.stockShort')
  expect(await onHand(sender, id)).toBe(0)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
