import { expect, test } from '@jest/globals'
import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'
import * as fc from 'fast-check'
import { switchOf, type Switch } from './proved-cashier.rules.ts'

const TOLERANCE_MS = CLOCK_TOLERANCE_MINUTES * 60_000
const HOUR_MS = 3_600_000

const switches = fc
  .array(fc.record({ cashierId: fc.constantFrom('a', 'b', 'c'), after: fc.integer({ min: 1, max: 5 * HOUR_MS }) }), {
    maxLength: 8,
  })
  .map((steps) => {
    const made: Switch[] = []
    for (const { cashierId, after } of steps) {
      const begunAt = (made.at(-1)?.begunAt ?? 0) + after
      made.push({ cashierId, begunAt, endsAt: begunAt + 12 * HOUR_MS })
    }
    return made
  })

test('who sold last before a moment is proved at it for some hours, and nobody else beyond the tolerance of the clock', () => {
  fc.assert(
    fc.property(switches, fc.integer({ min: 0, max: 60 * HOUR_MS }), (known, moment) => {
      const last = known.findLast(({ begunAt }) => begunAt <= moment)
      if (last && moment <= last.endsAt) expect(switchOf(known, last.cashierId, moment)).not.toBeNull()
      const near = (other: number): boolean => Math.abs(other - moment) <= TOLERANCE_MS
      if (known.some(({ begunAt, endsAt }) => near(begunAt) || near(endsAt))) return
      for (const cashierId of ['a', 'b', 'c'])
        if (cashierId !== last?.cashierId) expect(switchOf(known, cashierId, moment)).toBeNull()
    }),
  )
})

test('a clock that is behind proves whoever has just come', () => {
  const known = [{ cashierId: 'b', begunAt: HOUR_MS, endsAt: 13 * HOUR_MS }]
  expect(switchOf(known, 'b', HOUR_MS - TOLERANCE_MS)).toBe(known[0])
  expect(switchOf(known, 'b', HOUR_MS - TOLERANCE_MS - 1)).toBeNull()
})
