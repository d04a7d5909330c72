import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { onHand } from '../../../../test/opening-stock.ts'
import { aShop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { anEntry, begunCount, counted, stepped } from '../../../../test/stock-counts.ts'

const open = setUpApp()
const pieces = fc.integer({ min: 1, max: 9 })

/** Entries and sales that go out together, in turns; what stands of the count is the sum of its entries. */
const turn = fc.record({
  entries: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 2 }),
  sales: fc.array(pieces, { maxLength: 3 }),
})

test('while it is sold, what is posted is what was counted less what the ledger had recorded by then', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const keeper = await shop.as('stockKeeper')
  const session = await anOpenSession(shop, administrator)
  const cash = await cashOf(administrator)
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), pieces, async (turns, last) => {
      const goods = await aProduct(shop, { stock: 200 })
      const sell = (quantity: number) =>
        sold(
          administrator.post('sales', aSale(session, cash.id, { lines: [{ goods, quantityMilli: quantity * 1000 }] })),
        )
      const { id } = await begunCount(keeper, shop, [goods.id])
      for (const { entries, sales } of turns)
        await Promise.all([
          ...entries.map((quantity, at) =>
            counted(at === 0 ? keeper : administrator, id, anEntry(goods.id, quantity * 1000)),
          ),
          ...sales.map((quantity) => sell(quantity)),
        ])
      await counted(keeper, id, anEntry(goods.id, last * 1000))
      await sell(1)
      await stepped(keeper, id, 'finish')
      const [, ...posting] = await Promise.all([sell(2), stepped(administrator, id, 'post')])
      expect(posting).toMatchObject([{ state: 'posted' }])

      const line = await open()
        .admin.selectFrom('posted_count_line')
        .selectAll()
        .where('count_id', '=', id)
        .executeTakeFirstOrThrow()
      const entered = turns.flatMap(({ entries }) => entries).reduce((sum, quantity) => sum + quantity, last)
      expect(line.counted_milli).toBe(entered * 1000)
      const ledger = await open()
        .admin.selectFrom('stock_ledger')
        .select(['quantity_milli', 'recorded_at', 'kind'])
        .where('product_id', '=', goods.id)
        .execute()
      const sumOf = (rows: typeof ledger) => rows.reduce((sum, row) => sum + row.quantity_milli, 0)
      const moved = ledger.filter(({ kind }) => kind !== 'count')
      const [before, after] = [
        moved.filter((row) => row.recorded_at <= line.counted_at),
        moved.filter((row) => row.recorded_at > line.counted_at),
      ]
      expect(line.expected_milli).toBe(sumOf(before))
      expect(line.difference_milli).toBe(line.counted_milli - sumOf(before))
      expect(sumOf(ledger.filter(({ kind }) => kind === 'count'))).toBe(line.difference_milli)
      expect(await onHand(administrator, goods.id)).toBe(line.counted_milli + sumOf(after))
    }),
    { numRuns: 10 },
  )
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a sale without a network that is told after the count belongs before it', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const goods = await aProduct(shop, { stock: 10 })
  const { id } = await begunCount(administrator, shop, [goods.id])
  await counted(administrator, id, anEntry(goods.id, 8000))
  // As a register tells it: two pieces sold an hour ago, recorded a moment from now.
  const [HOUR_MS, recordedAt] = [3_600_000, new Date(Date.now() + 1000)]
  const occurredAt = new Date(recordedAt.getTime() - HOUR_MS)
  const moved = { product_id: goods.id, quantity_milli: 2000, unit_cost_micro: 0 }
  const lines = JSON.stringify([{ id: newId(), ledger_id: newId(), designation: goods.designation, ...moved }])
  await inTransaction(shop.ctx, ({ db, companyId, userId }) =>
    sql`select post_stock(${companyId}, ${shop.locationId}, 'sale', -1, 'sale', ${newId()}, ${userId}, ${occurredAt},
      ${recordedAt}, ${lines}::json)`.execute(db),
  )
  await stepped(administrator, id, 'finish')
  await stepped(administrator, id, 'post')
  expect(await onHand(administrator, goods.id)).toBe(8000)
})
