import { expect, test } from '@jest/globals'
import { LARGEST_TOTAL } from '@comptoir/money'
import * as fc from 'fast-check'
import { averageCostMicro, minorFromNano, quantitiesOf } from './levels.rules.ts'

const nano = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })

test('a value is told to the nearest minor unit, the same on both sides of zero, and never beyond what a total holds', () => {
  expect([1_499_999n, 1_500_000n, -1_500_000n, 0n].map((value) => minorFromNano(value, 'TND'))).toEqual([1, 2, -2, 0])
  expect(minorFromNano(1_500_000n * 100n, 'EUR')).toBe(15)
  fc.assert(
    fc.property(nano, (value) => {
      const minor = minorFromNano(value, 'TND')
      expect(minorFromNano(-value, 'TND')).toBe(0 - minor)
      expect(Math.abs(minor)).toBeLessThanOrEqual(LARGEST_TOTAL)
      if (Math.abs(minor) < LARGEST_TOTAL) {
        const off = value - BigInt(minor) * 1_000_000n
        expect(off <= 500_000n && off >= -500_000n).toBe(true)
      }
    }),
  )
})

test('the average cost times what is there is the value, but for half a millionth of each', () => {
  expect(averageCostMicro(0, 5n)).toBeNull()
  expect(averageCostMicro(-1000, 5n)).toBeNull()
  expect(averageCostMicro(1000, -5n)).toBe(0)
  const quantity = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(quantity, fc.integer({ min: 0, max: 1_000_000_000 }), fc.nat(), (onHandMilli, costMicro, more) => {
      const value = BigInt(onHandMilli) * BigInt(costMicro) + BigInt(more % onHandMilli)
      const off = BigInt(averageCostMicro(onHandMilli, value) ?? 0) * BigInt(onHandMilli) - value
      expect((off < 0n ? -off : off) * 2n <= BigInt(onHandMilli)).toBe(true)
    }),
  )
})

test('what is available is what is on hand less what is reserved', () => {
  const there = (onHandMilli: number, reservedMilli: number) => ({
    ...{ productId: 'p', locationId: 'l', onHandMilli, reservedMilli },
    ...{ valueNano: 0n, movedAt: null },
  })
  expect(quantitiesOf([there(5000, 1000), there(-2000, 0)])).toEqual({
    onHandMilli: 3000,
    reservedMilli: 1000,
    availableMilli: 2000,
  })
})
