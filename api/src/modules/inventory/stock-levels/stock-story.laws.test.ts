import { expect, test } from '@jest/globals'
import type { StockLevel, StockMovement, StockMovements } from '@comptoir/contracts/inventory/stock-levels'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct } from '../../../../test/goods.ts'
import { aLocation } from '../../../../test/locations.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const DAY_MS = 86_400_000
const HOURS = 24 * 8

interface Moved {
  isAside: boolean
  hoursAgo: number
  quantityMilli: number
  costMicro: number
}

const movement = fc.record({
  isAside: fc.boolean(),
  hoursAgo: fc.integer({ min: 1, max: HOURS }),
  quantityMilli: fc.integer({ min: -9000, max: 9000 }).filter((quantity) => quantity !== 0),
  costMicro: fc.integer({ min: 0, max: 5_000_000 }),
})

/** A product of which these movements are in the books, of a shop and a depot beside it. */
async function withMovements(shop: Shop, depotId: string, movements: readonly Moved[], now: number) {
  const { admin } = open()
  const { companyId, ctx, locationId } = shop
  const { id: productId } = await aProduct(shop, { stock: 0 })
  for (const isAside of [false, true]) {
    const own = movements.filter((each) => each.isAside === isAside)
    if (own.length === 0) continue
    const place = { company_id: companyId, location_id: isAside ? depotId : locationId, product_id: productId }
    const value = own.reduce((sum, { quantityMilli, costMicro }) => sum + quantityMilli * costMicro, 0)
    await admin
      .insertInto('stock_balance')
      .values({ ...place, on_hand_milli: sumOf(own), value_nano: String(value) })
      .execute()
    const rows = own.map(({ hoursAgo, quantityMilli, costMicro }) => ({
      ...place,
      ...{ id: newId(), kind: 'adjustment' as const, quantity_milli: quantityMilli, unit_cost_micro: costMicro },
      ...{ document_kind: 'opening', document_id: newId(), document_line_id: newId(), user_id: ctx.userId },
      ...{ occurred_at: new Date(now - hoursAgo * 3_600_000), recorded_at: new Date(now - hoursAgo * 3_600_000) },
    }))
    await admin.insertInto('stock_ledger').values(rows).execute()
  }
  return productId
}

const sumOf = (movements: readonly Moved[]): number => movements.reduce((sum, each) => sum + each.quantityMilli, 0)

/** All pages of a story, the newest first. */
async function wholeStory(caller: Caller, productId: string): Promise<StockMovement[]> {
  const found: StockMovement[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const address = `stock-levels/${productId}/movements?limit=3${cursor && `&cursor=${cursor}`}`
    const page: StockMovements = (await caller.get(address)).json<StockMovements>()
    found.push(...page.data)
    cursor = page.nextCursor
  }
  return found
}

test('a story adds up from nothing to what is there, and a past day is the sum of what was recorded until its end', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const depot = await aLocation(await shop.as('administrator'), shop.pointOfSaleId, 'depot')
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 12 }), async (movements) => {
      const now = Date.now()
      const productId = await withMovements(shop, depot.id, movements, now)
      const story = await wholeStory(manager, productId)
      expect(story).toHaveLength(movements.length)
      const balances = new Map<string, number>()
      for (const { place, quantityMilli, balanceMilli } of story.toReversed()) {
        const balance = (balances.get(place.id) ?? 0) + quantityMilli
        expect(balanceMilli).toBe(balance)
        balances.set(place.id, balance)
      }
      // In Tunis a day ends an hour before that of UTC does.
      const day = new Date(now - 3 * DAY_MS).toISOString().slice(0, 10)
      const end = Date.parse(`${day}T23:00:00Z`)
      const until = movements.filter(({ hoursAgo }) => now - hoursAgo * 3_600_000 < end)
      const codeOf = (await manager.get(`products/${productId}`)).json<{ code: string }>().code
      for (const order of ['designation', 'value']) {
        const address = `stock-levels/paginated?search[text]=${codeOf}&filter[at]=${day}&order[field]=${order}`
        const { data } = (await manager.get(address)).json<PaginatedOf<StockLevel>>()
        const value = until.reduce((sum, { quantityMilli, costMicro }) => sum + quantityMilli * costMicro, 0)
        expect(data.map(({ onHandMilli }) => onHandMilli)).toEqual([sumOf(until)])
        expect(Math.abs((data[0]?.valueMinor ?? Number.NaN) - value / 1e6)).toBeLessThanOrEqual(0.5)
      }
    }),
    { numRuns: 15 },
  )
})
