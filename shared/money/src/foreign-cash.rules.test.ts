import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { CURRENCIES, type Currency, countedForeignMinor, exponentOf, foreignCashMinor, LARGEST_TOTAL } from './index.ts'

const someCurrency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]))
const someAmount = fc.integer({ min: 0, max: 1_000_000_000 })
const someRate = fc.record({
  from: someCurrency,
  to: someCurrency,
  per: fc.constantFrom(1, 100, 1000),
  rateMicro: fc.integer({ min: 1, max: 500_000_000 }),
})

describe('cash of another currency', () => {
  const euros = (amountMinor: number) =>
    foreignCashMinor({ amountMinor, from: 'EUR', per: 1, rateMicro: 3_372_500, to: 'TND' })

  test('20.00 EUR at 3.3725 count for 67.450 TND, and a cent for no more than it is worth', () => {
    expect(euros(2000)).toBe(67_450)
    expect(euros(1)).toBe(33)
    expect(euros(0)).toBe(0)
  })

  test('is counted by what the rate is quoted for, in the decimals of both currencies', () => {
    expect(foreignCashMinor({ amountMinor: 10_000, from: 'JPY', per: 1000, rateMicro: 21_500_000, to: 'TND' })).toBe(
      215_000,
    )
    expect(foreignCashMinor({ amountMinor: 1000, from: 'TND', per: 1, rateMicro: 296_515, to: 'EUR' })).toBe(29)
  })

  test('never counts for more than it is worth, nor for a whole unit less', () => {
    fc.assert(
      fc.property(someAmount, someRate, (amountMinor, rate) => {
        const value = BigInt(foreignCashMinor({ amountMinor, ...rate }))
        fc.pre(value < BigInt(LARGEST_TOTAL))
        const scale = BigInt(rate.per) * 10n ** BigInt(exponentOf(rate.from) + 6)
        const exact = BigInt(amountMinor) * BigInt(rate.rateMicro) * 10n ** BigInt(exponentOf(rate.to))
        expect(value * scale <= exact && exact < (value + 1n) * scale).toBe(true)
      }),
    )
  })

  test('counts for no more in two parts than at once', () => {
    fc.assert(
      fc.property(someAmount, someAmount, someRate, (one, other, rate) => {
        const worth = (amountMinor: number) => foreignCashMinor({ amountMinor, ...rate })
        fc.pre(worth(one + other) < LARGEST_TOTAL)
        expect(worth(one) + worth(other)).toBeLessThanOrEqual(worth(one + other))
      }),
    )
  })

  test('is cut off at the largest total, and refuses what is no rate', () => {
    const most = { from: 'JPY', to: 'TND', per: 1, rateMicro: 1_000_000_000_000 } as const
    expect(foreignCashMinor({ amountMinor: 1_000_000_000_000, ...most })).toBe(LARGEST_TOTAL)
    expect(() => foreignCashMinor({ amountMinor: 1, ...most, rateMicro: 0 })).toThrow(RangeError)
    expect(() => foreignCashMinor({ amountMinor: 1, ...most, per: 0 })).toThrow(RangeError)
    expect(() => foreignCashMinor({ amountMinor: -1, ...most })).toThrow(RangeError)
  })
})

describe('what was counted of it', () => {
  const someSum = fc.record({
    amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
    valueMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  })

  test('is worth its part of the sum, and all of it the whole sum', () => {
    const sum = { amountMinor: 7000, valueMinor: 236_000 }
    expect(countedForeignMinor(7000, sum)).toBe(236_000)
    expect(countedForeignMinor(5000, sum)).toBe(168_571)
    expect(countedForeignMinor(5000, { amountMinor: 0, valueMinor: 0 })).toBe(0)
  })

  test('is worth the sum to the last unit where nothing lacks, less where something does, and more where it is over', () => {
    fc.assert(
      fc.property(someSum, fc.nat(2_000_000_000), (sum, counted) => {
        expect(countedForeignMinor(sum.amountMinor, sum)).toBe(sum.valueMinor)
        const difference = countedForeignMinor(counted, sum) - sum.valueMinor
        expect(difference * Math.sign(counted - sum.amountMinor)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
