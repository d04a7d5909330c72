import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { commissionOn, commissionsOf, type CommissionTier } from './commissions.ts'
import { LARGEST_AMOUNT_MINOR } from './limits.ts'
import { proportionOf } from './rounding.ts'

const amount = fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR })
const rate = fc.integer({ min: 0, max: 100_000 })
const tiers = fc
  .uniqueArray(amount, { minLength: 1, maxLength: 6 })
  .chain((from) =>
    fc.tuple(fc.constant(from.toSorted((one, other) => one - other)), fc.array(rate, { minLength: 6, maxLength: 6 })),
  )
  .map(([from, rates]): CommissionTier[] => from.map((fromMinor, at) => ({ fromMinor, rateMilli: rates[at] ?? 0 })))

describe('a commission', () => {
  test.each([
    [0, 0],
    [1_000_000, 20_000],
    [5_000_000, 100_000],
    [8_000_000, 190_000],
    [-8_000_000, -190_000],
    [25, 1],
    [24, 0],
  ])('of 2 %% up to 5,000 dinars and 3 %% above, on %i millimes, is %i', (base, commission) => {
    const given = [
      { fromMinor: 0, rateMilli: 2000 },
      { fromMinor: 5_000_000, rateMilli: 3000 },
    ]
    expect(commissionOn(base, given)).toBe(commission)
  })

  test('nothing is given below the first threshold, or without a tier', () => {
    expect(commissionOn(999, [{ fromMinor: 1000, rateMilli: 50_000 }])).toBe(0)
    expect(commissionOn(1_000_000, [])).toBe(0)
  })

  test('of one tier from the first millime is that part of the amount', () => {
    fc.assert(
      fc.property(amount, rate, (base, rateMilli) => {
        expect(commissionOn(base, [{ fromMinor: 0, rateMilli }])).toBe(proportionOf(base, rateMilli, 100_000))
      }),
    )
  })

  test('never falls as more is sold, is never more than what was sold, and is taken back as it was given', () => {
    fc.assert(
      fc.property(amount, amount, tiers, (one, other, given) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(commissionOn(less, given)).toBeLessThanOrEqual(commissionOn(more, given))
        expect(commissionOn(more, given)).toBeLessThanOrEqual(more)
        expect(commissionOn(more, given) + commissionOn(-more, given)).toBe(0)
      }),
    )
  })
})

describe('the commissions of a period', () => {
  const twoPercent = [{ fromMinor: 0, rateMilli: 2000 }]
  const sold = (family: string | null, soldMinor: number, returnedMinor = 0) => ({ family, soldMinor, returnedMinor })

  test('a family counts for its own rule, all others together for the rule that names none', () => {
    const rules = [
      { family: 'cheese', isClawedBack: false, tiers: [{ fromMinor: 0, rateMilli: 5000 }] },
      { family: null, isClawedBack: false, tiers: twoPercent },
    ]
    expect(commissionsOf(rules, [sold('cheese', 1000), sold('wine', 600), sold(null, 400)])).toEqual([
      { baseMinor: 1000, commissionMinor: 50 },
      { baseMinor: 1000, commissionMinor: 20 },
    ])
    expect(commissionsOf(rules.slice(0, 1), [sold('wine', 600)])).toEqual([{ baseMinor: 0, commissionMinor: 0 }])
  })

  test('what comes back is taken off where the rule says so, and leaves nothing of what came back whole', () => {
    fc.assert(
      fc.property(amount, amount, tiers, (soldMinor, returnedMinor, given) => {
        const rule = { family: null, tiers: given }
        const sales = [sold('a', soldMinor, returnedMinor)]
        const [kept] = commissionsOf([{ ...rule, isClawedBack: false }], sales)
        expect(kept?.commissionMinor).toBe(commissionOn(soldMinor, given))
        const [clawed] = commissionsOf([{ ...rule, isClawedBack: true }], sales)
        expect(clawed?.baseMinor).toBe(soldMinor - returnedMinor)
        expect(
          commissionsOf([{ ...rule, isClawedBack: true }], [sold('a', soldMinor, soldMinor)])[0]?.commissionMinor,
        ).toBe(0)
      }),
    )
  })
})
