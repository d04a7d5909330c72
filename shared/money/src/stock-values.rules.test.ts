import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { LARGEST_TOTAL } from './limits.ts'
import { averageCostMicro, stockValueMinor, stockValueNano, takenFromLayers } from './stock-values.ts'

const nano = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })

test('a value is told to the nearest minor unit, the same on both sides of zero, and never beyond what a total holds', () => {
  expect([1_499_999n, 1_500_000n, -1_500_000n, 0n].map((value) => stockValueMinor(value, 'TND'))).toEqual([1, 2, -2, 0])
  expect(stockValueMinor(1_500_000n * 100n, 'EUR')).toBe(15)
  fc.assert(
    fc.property(nano, (value) => {
      const minor = stockValueMinor(value, 'TND')
      expect(stockValueMinor(-value, 'TND')).toBe(0 - minor)
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

test('what goods are worth is exact', () => {
  expect(stockValueNano([])).toBe(0n)
  const most = { quantityMilli: 10_000_000_000, unitCostMicro: 999_999_999_999_999 }
  expect(stockValueNano([most, most, { quantityMilli: -1, unitCostMicro: 1 }])).toBe(
    19_999_999_999_999_979_999_999_999n,
  )
})

const layer = fc.record({
  leftMilli: fc.integer({ min: 1, max: 1_000_000 }),
  leftNano: fc.bigInt({ min: 0n, max: 10n ** 15n }),
})

test('goods are taken from the first layers, and what is taken and what is left are what was there', () => {
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 6 }), fc.integer({ min: 1, max: 3_000_000 }), (layers, quantityMilli) => {
      const { unitCostMicro, left } = takenFromLayers(layers, quantityMilli)
      const milli = (all: typeof layers) => all.reduce((sum, { leftMilli }) => sum + leftMilli, 0)
      const nano = (all: typeof layers) => all.reduce((sum, { leftNano }) => sum + leftNano, 0n)
      expect(milli([...left])).toBe(Math.max(milli(layers) - quantityMilli, 0))
      expect(nano([...left]) <= nano(layers)).toBe(true)
      expect(left.slice(1)).toEqual(left.length > 1 ? layers.slice(1 - left.length) : [])
      if (layers.length === 0) expect(unitCostMicro).toBeNull()
      else if (quantityMilli <= milli(layers))
        expect(unitCostMicro).toBe(averageCostMicro(quantityMilli, nano(layers) - nano([...left])))
    }),
  )
})

test('what layers lack costs what the last of them does', () => {
  const layers = [
    { leftMilli: 1000, leftNano: 2_000_000_000n },
    { leftMilli: 2000, leftNano: 8_000_000_000n },
  ]
  expect(takenFromLayers(layers, 2000)).toEqual({
    unitCostMicro: 3_000_000,
    left: [{ leftMilli: 1000, leftNano: 4_000_000_000n }],
  })
  expect(takenFromLayers(layers, 5000)).toEqual({ unitCostMicro: 3_600_000, left: [] })
})
