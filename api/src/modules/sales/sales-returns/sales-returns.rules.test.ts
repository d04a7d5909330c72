import { CASH_STEPS_MINOR } from '@comptoir/contracts/cash-steps'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { refundsOf } from './sales-returns.rules.ts'

const KINDS = new Map([
  ['cash', 'cash'],
  ['card', 'card'],
])
const by = (paymentMethodId: string, amountMinor: number) => ({ id: newId(), paymentMethodId, amountMinor })

/** Goods worth something, of which a part goes back by card, and a step. */
const aCase = fc
  .record({
    totalMinor: fc.integer({ min: 1, max: 900_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    cashStepMinor: fc.constantFrom(...CASH_STEPS_MINOR),
  })
  .map((given) => ({ ...given, cardMinor: Math.floor(given.share * given.totalMinor) }))

describe('goods that come back', () => {
  test('are refunded by the nearest whole number of steps in cash: by what was paid for them, with its rounding', () => {
    fc.assert(
      fc.property(aCase, ({ totalMinor, cardMinor, cashStepMinor }) => {
        const exactMinor = totalMinor - cardMinor
        // A step is found by trying all amounts close by: one alone is taken.
        const tried = Array.from({ length: 2 * 50 + 1 }, (_, index) => exactMinor - 50 + index).filter(
          (each) => each >= 0,
        )
        const taken = tried.flatMap((cashMinor) => {
          const refunds = [by('card', cardMinor), by('cash', cashMinor)]
          try {
            const till = { currency: 'TND', cashStepMinor } as const
            return [{ cashMinor, ...refundsOf({ refunds, totalMinor }, totalMinor, KINDS, till) }]
          } catch {
            return []
          }
        })
        expect(taken).toHaveLength(1)
        const [{ cashMinor, roundingMinor } = { cashMinor: Number.NaN, roundingMinor: Number.NaN }] = taken
        expect(cardMinor + cashMinor).toBe(totalMinor + roundingMinor)
        expect(Math.abs(roundingMinor) * 2).toBeLessThanOrEqual(cashStepMinor)
        if (cashStepMinor > 0) expect(cashMinor % cashStepMinor).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  test('are refunded exactly without cash', () => {
    fc.assert(
      fc.property(aCase, ({ totalMinor, cashStepMinor }) => {
        const till = { currency: 'TND', cashStepMinor } as const
        const refunds = [by('card', totalMinor)]
        expect(refundsOf({ refunds, totalMinor }, totalMinor, KINDS, till).roundingMinor).toBe(0)
      }),
    )
  })
})
