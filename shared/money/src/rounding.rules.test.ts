import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { allocate, divideHalfAwayFromZero, money, proportionOf, roundCash } from './index.ts'

const someSafe = fc.maxSafeInteger()
const somePositive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

describe('dividing, halves away from zero', () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, -7n, 0n],
    [1n, 3n, 0n],
    [-1n, 3n, 0n],
  ])('%s / %s is %s', (numerator, denominator, expected) => {
    expect(divideHalfAwayFromZero(numerator, denominator)).toBe(expected)
  })

  test('the result is the nearest; at equal distance the one further from zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        (n, d) => {
          const distance = 2n * (divideHalfAwayFromZero(n, d) * d - n)
          const outward = n < 0n ? -distance : distance
          expect(outward > -d && outward <= d).toBe(true)
        },
      ),
    )
  })

  test('zero is refused as a divisor', () => {
    expect(() => divideHalfAwayFromZero(1n, 0n)).toThrow(expect.objectContaining({ code: 'money.divisorInvalid' }))
    expect(() => proportionOf(1, 1, 0)).toThrow(expect.objectContaining({ code: 'money.divisorInvalid' }))
  })

  test('numbers and BigInt agree, on both sides of 2^53', () => {
    const half = fc.integer({ min: -95_000_000, max: 95_000_000 })
    const operand = fc.oneof(someSafe, half, fc.integer({ min: -1_000, max: 1_000 }))
    const divisor = fc.oneof(somePositive, fc.integer({ min: 1, max: 200_000 }))
    fc.assert(
      fc.property(operand, operand, divisor, (amount, part, whole) => {
        const exact = divideHalfAwayFromZero(BigInt(amount) * BigInt(part), BigInt(whole))
        if (exact > BigInt(Number.MAX_SAFE_INTEGER) || exact < -BigInt(Number.MAX_SAFE_INTEGER)) {
          expect(() => proportionOf(amount, part, whole)).toThrow(RangeError)
        } else {
          expect(Object.is(proportionOf(amount, part, whole), Number(exact))).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('spreading', () => {
  const someWeight = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000_000_000 }))
  const someWeights = fc.array(someWeight, { minLength: 1, maxLength: 30 })

  test('parts add up to the whole, whatever the amount and weights', () => {
    fc.assert(
      fc.property(someSafe, someWeights, (total, weights) => {
        const parts = allocate(total, weights)
        expect(parts).toHaveLength(weights.length)
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total))
      }),
    )
  })

  test('each part is its exact share rounded down or up; nothing goes to a zero weight', () => {
    fc.assert(
      fc.property(somePositive, someWeights, (total, weights) => {
        const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
        fc.pre(weightSum > 0n)
        allocate(total, weights).forEach((part, index) => {
          const exact = BigInt(total) * BigInt(weights[index] ?? 0)
          const floor = exact / weightSum
          expect(BigInt(part) - floor).toBe(exact % weightSum === 0n || BigInt(part) === floor ? 0n : 1n)
        })
      }),
    )
  })

  test('a negative total is the mirror image', () => {
    fc.assert(
      fc.property(someSafe, someWeights, (total, weights) => {
        const mirrored = allocate(total, weights).map((part) => 0 - part)
        expect(allocate(0 - total, weights)).toEqual(mirrored)
      }),
    )
  })

  test.each([
    ['ties go to the earliest', 2, [1, 1, 1], [1, 1, 0]],
    ['largest remainders first', 100, [1, 2, 4], [14, 29, 57]],
    ['a zero weight gets nothing', 10, [0, 3, 0, 7], [0, 3, 0, 7]],
    ['all zero counts as equal', 5, [0, 0], [3, 2]],
    ['nothing over nothing', 0, [], []],
    ['negative', -2, [1, 1, 1], [-1, -1, 0]],
  ])('%s', (_, total, weights, expected) => {
    expect(allocate(total, weights)).toEqual(expected)
  })

  test.each([
    ['a negative weight', () => allocate(1, [1, -1]), 'money.weightInvalid'],
    ['a fraction as weight', () => allocate(1, [0.5]), 'money.weightInvalid'],
    ['an amount over nothing', () => allocate(1, []), 'money.weightInvalid'],
    ['a fraction to spread', () => allocate(0.5, [1]), 'money.amountOutOfRange'],
    ['weights past 2^53', () => allocate(1, [Number.MAX_SAFE_INTEGER, 1]), 'money.amountOutOfRange'],
  ])('%s is refused', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }))
  })
})

describe('cash', () => {
  test('the cash is a multiple of the step, at most half a step away, and the gap explains it', () => {
    const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
    fc.assert(
      fc.property(amount, fc.constantFrom(1, 5, 10, 50, 100), (amountMinor, step) => {
        const { cash, gapMinor } = roundCash(money(amountMinor, 'TND'), step)
        expect(cash.amountMinor % step === 0).toBe(true)
        expect(2 * Math.abs(gapMinor)).toBeLessThanOrEqual(step)
        expect(amountMinor + gapMinor).toBe(cash.amountMinor)
      }),
    )
  })

  test.each([0, -5, 2.5])('a step of %s is refused', (step) => {
    expect(() => roundCash(money(1, 'TND'), step)).toThrow(expect.objectContaining({ code: 'money.stepInvalid' }))
  })
})
