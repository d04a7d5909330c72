import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { cashGap, computeWithholding, expectedCash } from './index.ts'

const someAmount = fc.integer({ min: 0, max: 10 ** 12 })

describe('withholding', () => {
  test('what is withheld, held back and received is the invoice with its stamp', () => {
    const someRate = fc.integer({ min: 0, max: 15_000 })
    fc.assert(
      fc.property(
        someAmount,
        someAmount,
        someRate,
        fc.nat(2_000_000),
        (ttcMinor, vatMinor, rateMilli, thresholdMinor) => {
          const result = computeWithholding({
            ttcMinor,
            stampMinor: 1_000,
            rateMilli,
            thresholdMinor,
            vatHoldback: { vatMinor, rateMilli: 25_000 },
          })
          expect(result.withheldMinor + result.vatHeldBackMinor + result.receivedMinor).toBe(ttcMinor + 1_000)
          expect(result.isThresholdReached).toBe(ttcMinor >= thresholdMinor)
        },
      ),
    )
  })

  test('amounts must be whole', () => {
    expect(() => computeWithholding({ ttcMinor: 0.5, rateMilli: 1_000, thresholdMinor: 0 })).toThrow(RangeError)
    expect(() => computeWithholding({ ttcMinor: 1, rateMilli: -1, thresholdMinor: 0 })).toThrow(RangeError)
  })
})

describe('closing a cash session', () => {
  test('every movement counts once, in its direction', () => {
    const movements = fc.record({
      floatMinor: someAmount,
      salesMinor: someAmount,
      refundsMinor: someAmount,
      paidInMinor: someAmount,
      paidOutMinor: someAmount,
      bankDropsMinor: someAmount,
    })
    const someMovement = fc.constantFrom(
      ['floatMinor', 1] as const,
      ['salesMinor', 1] as const,
      ['refundsMinor', -1] as const,
      ['paidInMinor', 1] as const,
      ['paidOutMinor', -1] as const,
      ['bankDropsMinor', -1] as const,
    )
    fc.assert(
      fc.property(movements, someMovement, (cash, [name, direction]) => {
        const oneMore = { ...cash, [name]: cash[name] + 1 }
        expect(expectedCash(oneMore) - expectedCash(cash)).toBe(direction)
        expect(cashGap(expectedCash(cash), expectedCash(cash))).toBe(0)
      }),
    )
  })

  test('counted cash must be whole', () => {
    expect(() => cashGap(0.5, 1)).toThrow(RangeError)
  })
})
