import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { partProblem, shareMinor, SHARES } from './paid-parts.rules.ts'

describe('a part of what is left', () => {
  test.each([
    [null, 'none'],
    [0, 'none'],
    [-1, 'none'],
    [Number.NaN, 'none'],
    [1, null],
    [9_999, null],
    [10_000, 'tooMuch'],
    [10_001, 'tooMuch'],
  ] as const)('%p of 10.000 is %p', (amountMinor, problem) => {
    expect(partProblem(amountMinor, { dueMinor: 10_000, stepMinor: 0 })).toBe(problem)
  })

  test('is in cash what there are coins for', () => {
    expect(partProblem(150, { dueMinor: 10_000, stepMinor: 50 })).toBeNull()
    expect(partProblem(151, { dueMinor: 10_000, stepMinor: 50 })).toBe('noCash')
  })

  test('shares never come to more than the whole, and the last one takes less than a share more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...SHARES), (totalMinor, count) => {
        const share = shareMinor(totalMinor, count)
        const last = totalMinor - share * (count - 1)
        expect(last).toBeGreaterThanOrEqual(share)
        expect(last - share).toBeLessThan(count)
      }),
    )
  })
})
