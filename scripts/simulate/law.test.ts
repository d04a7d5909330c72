import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { randomOf } from '../replay/random.ts'
import { LAW, MEAN_LINES, MEAN_SALES, dealOut, linesOf, sampleOf, shuffledSales, sizeOf } from './law.ts'

const weights = fc.array(fc.double({ min: 0.01, max: 20_000, noNaN: true }), { minLength: 1, maxLength: 200 })

test('what is dealt out sums to what was given, each part within one of its share', () => {
  fc.assert(
    fc.property(fc.nat(200_000), weights, (total, each) => {
      const parts = dealOut(total, each)
      const all = each.reduce((sum, weight) => sum + weight, 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      for (const [index, weight] of each.entries())
        expect(Math.abs((parts[index] ?? NaN) - (weight / all) * total)).toBeLessThan(1 + 1e-6)
    }),
  )
})

test('a sample grows from its lightest to its heaviest company, within the bounds of the law', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (companies) => {
      const sample = sampleOf(companies)
      expect(sample).toHaveLength(companies)
      expect(sample).toEqual(sample.toSorted((a, b) => a - b))
      expect(Math.min(...sample)).toBeGreaterThan(LAW.least)
      expect(Math.max(...sample)).toBeLessThan(LAW.most)
    }),
  )
})

test('a tenfold of sales has a tenth of the companies above it, and the mean is that of the law', () => {
  const sample = sampleOf(100_000)
  const above = (sales: number): number => sample.filter((each) => each > sales).length / sample.length
  expect(above(100)).toBeCloseTo(0.1, 2)
  expect(above(1000)).toBeCloseTo(0.01, 2)
  expect(sample.reduce((sum, each) => sum + each, 0) / sample.length / MEAN_SALES).toBeCloseTo(1, 2)
})

test('a day holds every sale once, in an order that its seed alone decides', () => {
  const few = fc.array(fc.nat(20), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(few, fc.nat(), (sales, seed) => {
      const day = shuffledSales(sales, randomOf('day', seed))
      expect(sales.map((_, company) => day.filter((each) => each === company).length)).toEqual(sales)
      expect(shuffledSales(sales, randomOf('day', seed))).toEqual(day)
    }),
  )
})

test('sales have 1 to 12 lines, at both ends of the dice too, and as many on average as is said', () => {
  expect([linesOf(() => 0), linesOf(() => 1 - Number.EPSILON)]).toEqual([1, 12])
  const random = randomOf('lines')
  const lines = Array.from({ length: 50_000 }, () => linesOf(random))
  expect(lines.reduce((sum, each) => sum + each, 0) / lines.length).toBeCloseTo(MEAN_LINES, 0)
  expect(new Set(lines).size).toBe(12)
})

test('a company has registers for its sales and a shop for four of them', () => {
  expect(sizeOf(10)).toEqual({ registers: 1, shopCount: 1, products: 60 })
  expect(sizeOf(3000)).toEqual({ registers: 10, shopCount: 3, products: 1000 })
})
