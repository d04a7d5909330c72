import type { StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aCallerWith } from '../../../../test/api-tokens.ts'
import { done } from '../../../../test/done.ts'
import { aProduct } from '../../../../test/goods.ts'
import { aShop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, drafted } from '../../../../test/stock-adjustments.ts'

const open = setUpApp()

test('who may not see costs leaves those that were typed as they are', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const { caller } = await aCallerWith(open(), shop, administrator, {
    permissions: ['stockAdjustments.read', 'stockAdjustments.write'],
  })
  const [tea, coffee] = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { stock: 0 })]
  const lines = [tea, coffee].map(({ id }) => aLine(id, 3000, { unitCostMicro: 2_000_000 }))
  const { id, ...content } = anAdjustment(shop, lines, { reason: 'correction' })
  await drafted(administrator, { id, ...content })

  const seen = (await done(caller.get(`stock-adjustments/${id}`))).json<StockAdjustment>()
  expect(seen.lines).toMatchObject([{ unitCostMicro: null }, { unitCostMicro: null }])
  const [ofTea, ofCoffee] = lines.map(({ unitCostMicro: _cost, ...line }) => line)
  const sent = [
    { ...ofTea, quantityMilli: 4000 },
    { ...ofCoffee, quantityMilli: -1000 },
  ]
  await done(caller.put(`stock-adjustments/${id}`, { ...content, lines: sent }))
  const kept = (await done(administrator.get(`stock-adjustments/${id}`))).json<StockAdjustment>()
  expect(kept).toMatchObject({
    ...{ version: 2, valueMinor: 8000 },
    lines: [
      { quantityMilli: 4000, unitCostMicro: 2_000_000 },
      { quantityMilli: -1000, unitCostMicro: null },
    ],
  })
  // Whoever may see one may also take it away.
  const without = kept.lines.map(({ id: lineId, productId, quantityMilli }) => ({
    id: lineId,
    productId,
    quantityMilli,
  }))
  await done(administrator.put(`stock-adjustments/${id}`, { ...content, lines: without }))
  const none = (await done(administrator.get(`stock-adjustments/${id}`))).json<StockAdjustment>()
  expect(none.lines).toMatchObject([{ unitCostMicro: null }, { unitCostMicro: null }])
})
