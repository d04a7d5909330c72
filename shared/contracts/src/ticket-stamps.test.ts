import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { stampAt, stampOf, type StampPeriod } from './ticket-stamps.ts'

const PERIODS: readonly StampPeriod[] = [
  { since: '2022-01-31T23:00:00.000Z', brackets: [{ fromMinor: 0, amountMinor: 100 }] },
  {
    since: '2027-01-01T00:00:00.000Z',
    brackets: [
      { fromMinor: 0, amountMinor: 0 },
      { fromMinor: 50_000, amountMinor: 200 },
    ],
  },
]

describe('the stamp of a ticket', () => {
  test.each([
    ['2022-01-31T22:59:59.999Z', 10_000, 0],
    ['2022-01-31T23:00:00.000Z', 10_000, 100],
    ['2026-11-28T12:00:00.000Z', 0, 100],
    ['2027-01-01T00:00:00.000Z', 49_999, 0],
    ['2027-01-01T00:00:00.000Z', 50_000, 200],
  ])('is, at %s on %i, %i', (moment, ttcMinor, stampMinor) => {
    expect(stampAt(PERIODS, Date.parse(moment), ttcMinor)).toBe(stampMinor)
  })

  test('is none where nothing is known', () => {
    expect(stampAt([], Date.now(), 10_000)).toBe(0)
    expect(stampOf([], 10_000)).toBe(0)
  })

  test('is that of the highest bracket that is reached', () => {
    const some = fc.uniqueArray(fc.record({ fromMinor: fc.nat(1000), amountMinor: fc.nat(1000) }), {
      selector: ({ fromMinor }) => fromMinor,
    })
    fc.assert(
      fc.property(some, fc.nat(1000), (brackets, ttcMinor) => {
        const sorted = brackets.toSorted((one, other) => one.fromMinor - other.fromMinor)
        const reached = brackets.filter(({ fromMinor }) => fromMinor <= ttcMinor)
        const highest = Math.max(...reached.map(({ fromMinor }) => fromMinor))
        const expected = reached.find(({ fromMinor }) => fromMinor === highest)?.amountMinor ?? 0
        expect(stampOf(sorted, ttcMinor)).toBe(expected)
      }),
    )
  })
})
