import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import {
  aTransfer,
  balancesOf,
  shipped,
  someGoods,
  take,
  twoEnds,
  type TwoEnds,
} from '../../../../test/stock-transfers.ts'
import { openOf, takeFrom } from './stock-transfers.rules.ts'

const open = setUpApp()
/** Shares of what is open, in percent. */
const share = fc.integer({ min: 0, max: 100 })
const ends = fc.constantFrom('cancel' as const, 'settle' as const)
const aStory = fc.record({
  requestedMilli: fc.integer({ min: 1, max: 9000 }),
  picked: fc.integer({ min: 1, max: 100 }),
  receipts: fc.array(fc.record({ good: share, damaged: share }), { maxLength: 3 }),
  ending: ends,
  found: share,
  lost: share,
})
type Story = typeof aStory extends fc.Arbitrary<infer Value> ? Value : never

const part = (milli: number, percent: number): number => Math.floor((milli * percent) / 100)

/** Lives a transfer through; gives what of it is lost for good. */
async function live(of: TwoEnds, productId: string, story: Story): Promise<StockTransfer> {
  const input = aTransfer(of, [[productId, story.requestedMilli]])
  const lineId = input.lines[0]?.id ?? ''
  const pickedMilli = Math.max(part(story.requestedMilli, story.picked), 1)
  let now = await shipped(of, input, { lines: [{ lineId, pickedMilli }] })
  const left = (): number => now.lines[0]?.openMilli ?? 0
  for (const { good, damaged } of story.receipts) {
    const goodMilli = part(left(), good)
    const damagedMilli = part(left() - goodMilli, damaged)
    if (goodMilli + damagedMilli === 0) continue
    now = await take(of.receiver, now.id, 'receive', { isLast: false, lines: [{ lineId, goodMilli, damagedMilli }] })
  }
  if (now.state === 'closed') return now
  if (story.ending === 'cancel') return take(of.administrator, now.id, 'cancel', { reason: 'Chance' })
  now = await take(of.receiver, now.id, 'receive', { isLast: true, lines: [] })
  const foundMilli = part(left(), story.found)
  const lostMilli = part(left() - foundMilli, story.lost)
  const lines = [
    { lineId, outcome: 'found', quantityMilli: foundMilli },
    { lineId, outcome: 'lost', quantityMilli: lostMilli, bearer: 'sender' },
    { lineId, outcome: 'returned', quantityMilli: left() - foundMilli - lostMilli },
  ].filter(({ quantityMilli }) => quantityMilli > 0)
  return take(of.administrator, now.id, 'settle', { note: 'Chance', lines })
}

test('whatever becomes of transfers, nothing is lost but what is said to be, in quantity and in value', async () => {
  const of = await twoEnds(open())
  const tea = await someGoods(of, 40_000, { purchasePrice: 1.237 })
  const before = await balancesOf(open(), of.shop, tea.id)
  const sum = (rows: typeof before) => ({
    milli: rows.reduce((all, row) => all + row.on_hand_milli, 0),
    nano: rows.reduce((all, row) => all + row.valueNano, 0n),
  })
  let [lostMilli, lostNano] = [0, 0n]
  await fc.assert(
    fc.asyncProperty(aStory, async (story) => {
      const over = await live(of, tea.id, story)
      const [line] = over.lines
      if (!line) throw new Error('No line')
      lostMilli += line.lostMilli
      lostNano += BigInt(line.lostMilli) * BigInt(line.unitCostMicro ?? 0)
      expect(['closed', 'cancelled']).toContain(over.state)
      expect(openOf(line)).toBe(0)
      const rows = await balancesOf(open(), of.shop, tea.id)
      expect(sum(rows)).toEqual({ milli: sum(before).milli - lostMilli, nano: sum(before).nano - lostNano })
      for (const row of rows) {
        expect(row.reserved_milli).toBe(0)
        if (row.kind === 'transit') expect([row.on_hand_milli, row.valueNano]).toEqual([0, 0n])
      }
    }),
    { numRuns: 12 },
  )
  expect(await booksThatDisagree(open(), of.shop.companyId)).toEqual([])
})

test('what is taken from lots was there, in their order, and no more than was asked for', () => {
  const someLots = fc.array(fc.integer({ min: -500, max: 3000 }), { maxLength: 6 })
  fc.assert(
    fc.property(someLots, fc.integer({ min: 1, max: 9000 }), (quantities, askedMilli) => {
      const there = quantities.map((quantityMilli, at) => ({ lotId: `${at}`, quantityMilli }))
      const taken = takeFrom(there, askedMilli)
      const sum = taken.reduce((all, { quantityMilli }) => all + quantityMilli, 0)
      expect(sum).toBe(
        Math.min(
          askedMilli,
          quantities.reduce((all, each) => all + Math.max(each, 0), 0),
        ),
      )
      const last = Number(taken.at(-1)?.lotId ?? 0)
      expect(there.slice(0, last).every(({ quantityMilli }) => quantityMilli <= 0)).toBe(true)
    }),
  )
})
