import type { StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aProduct, booksThatDisagree } from '../../../../test/goods.ts'
import { onHand } from '../../../../test/opening-stock.ts'
import { aShop, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment } from '../../../../test/stock-adjustments.ts'
import { movedValueMinor, valueMinorOf } from './adjusted-lines.rules.ts'

const open = setUpApp()
const quantity = fc.integer({ min: -90_000, max: 90_000 }).filter((milli) => milli !== 0)

const step = fc.record({
  lines: fc.tuple(quantity, quantity),
  unitCostMicro: fc.integer({ min: 0, max: 9_000_000 }),
  isReversed: fc.boolean(),
})

test('after any adjustments and reversals, on hand and the values are sums of the ledger', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const products = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { stock: 0 })]
      const sums = [0, 0]
      for (const { lines, unitCostMicro, isReversed } of steps) {
        const asked = products.map(({ id }, at) => {
          const milli = lines[at] ?? 0
          return aLine(id, milli, milli > 0 ? { unitCostMicro } : {})
        })
        const posted = await postedAdjustment(administrator, anAdjustment(shop, asked, { reason: 'correction' }))
        const { rows, valueMinor } = await ledgerOf(posted.id)
        expect(rows).toEqual(lines.toSorted((one, other) => one - other))
        expect(posted.valueMinor).toBe(valueMinor)
        if (isReversed) {
          const id = newId()
          await administrator.post(`stock-adjustments/${posted.id}/reverse`, { id, note: null })
          const back = (await administrator.get(`stock-adjustments/${id}`)).json<StockAdjustment>()
          expect(back.valueMinor).toBe(0 - (posted.valueMinor ?? 0))
        } else for (const at of [0, 1]) sums[at] = (sums[at] ?? 0) + (lines[at] ?? 0)
      }
      expect(await Promise.all(products.map(({ id }) => onHand(administrator, id)))).toEqual(sums)
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

const movement = fc.record({ quantityMilli: quantity, unitCostMicro: fc.integer({ min: 0, max: 9_000_000 }) })

test('goods that are taken back leave the average of their place to what is left, and nothing is worth nothing', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 2, maxLength: 5 }), async (movements) => {
      const goods = await aProduct(shop, { stock: 0 })
      const moved: { id: string; quantityMilli: number }[] = []
      for (const { quantityMilli, unitCostMicro } of movements) {
        const line = aLine(goods.id, quantityMilli, quantityMilli > 0 ? { unitCostMicro } : {})
        const { id } = await postedAdjustment(administrator, anAdjustment(shop, [line], { reason: 'correction' }))
        moved.push({ id, quantityMilli })
      }
      for (const { id, quantityMilli } of moved) {
        const before = await balanceOf(shop, goods.id)
        await done(administrator.post(`stock-adjustments/${id}/reverse`, { id: newId(), note: null }))
        const after = await balanceOf(shop, goods.id)
        expect(after.onHandMilli).toBe(before.onHandMilli - BigInt(quantityMilli))
        if (quantityMilli > 0 && before.onHandMilli > 0n) {
          const worthNano = before.valueNano > 0n ? before.valueNano : 0n
          expect(after.valueNano).toBe(rounded(worthNano * after.onHandMilli, before.onHandMilli))
        }
      }
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

/** A quotient, half away from zero. */
function rounded(value: bigint, by: bigint): bigint {
  return value < 0n ? -rounded(-value, by) : (2n * value + by) / (2n * by)
}

async function balanceOf({ companyId, locationId }: Shop, productId: string) {
  const { on_hand_milli, value_nano } = await open()
    .admin.selectFrom('stock_balance')
    .select(['on_hand_milli', 'value_nano'])
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return { onHandMilli: BigInt(on_hand_milli), valueNano: BigInt(value_nano) }
}

async function ledgerOf(documentId: string) {
  const rows = await open()
    .admin.selectFrom('stock_ledger')
    .select(['quantity_milli', 'unit_cost_micro'])
    .where('document_id', '=', documentId)
    .orderBy('quantity_milli')
    .execute()
  const nano = rows.reduce((sum, row) => sum + BigInt(row.quantity_milli) * BigInt(row.unit_cost_micro), 0n)
  return { rows: rows.map((row) => row.quantity_milli), valueMinor: Number(rounded(nano, 1_000_000n)) }
}

test('the value of goods is that of their opposite, and what is held against a limit hides nothing', () => {
  const cost = fc.integer({ min: 0, max: 999_999_999 })
  const line = fc.record({ quantityMilli: quantity, unitCostMicro: cost, placeCostMicro: cost })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const opposite = lines.map((each) => ({ ...each, quantityMilli: -each.quantityMilli }))
      expect(valueMinorOf(opposite, 'TND')).toBe(0 - valueMinorOf(lines, 'TND'))
      expect(movedValueMinor(lines, 'TND')).toBeGreaterThanOrEqual(Math.abs(valueMinorOf(lines, 'TND')))
      const comesIn = lines.filter(({ quantityMilli }) => quantityMilli > 0)
      const atPlace = comesIn.map((each) => ({ ...each, unitCostMicro: each.placeCostMicro }))
      expect(movedValueMinor(lines, 'TND')).toBeGreaterThanOrEqual(valueMinorOf(atPlace, 'TND'))
    }),
  )
})
