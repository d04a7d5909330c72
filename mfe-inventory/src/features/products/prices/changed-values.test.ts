import { expect, test } from '@jest/globals'
import type { PricesThen } from '@comptoir/contracts/inventory/product-prices'
import fc from 'fast-check'
import { changedValues, shareOf } from './changed-values.ts'

const price = fc.constantFrom(1_000_000, 1_500_000, 2_000_000)
const prices: fc.Arbitrary<PricesThen> = fc.record({
  priceBasis: fc.constantFrom('ht', 'ttc'),
  priceHtMicro: price,
  priceTtcMicro: price,
  vatRateMilli: fc.constantFrom(7_000, 19_000),
  isFodec: fc.boolean(),
  purchasePriceMicro: fc.oneof(fc.constant(null), price),
})

test('whatever differs is told, and nothing else', () => {
  fc.assert(
    fc.property(prices, prices, (before, after) => {
      const told = changedValues({ before, after, packs: [] })
      expect(told.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after))
      for (const { from, to } of told) expect(from).not.toBe(to)
    }),
  )
})

test('a difference is told in tenths of a percent of what the price was', () => {
  expect(shareOf(6_500_000, 7_000_000)).toBe(7_700)
  expect(shareOf(7_000_000, 6_500_000)).toBe(-7_100)
  expect(shareOf(0, 1)).toBeNull()
  expect(shareOf(null, 1)).toBeNull()
})

test('packs are told behind the product, and alone where they alone changed; other taxes are no percentage', () => {
  const carton = { packId: 'p-1', unit: 'Carton', quantityMilli: 24_000 }
  const ttc = (priceMicro: number) => ({ priceBasis: 'ttc' as const, priceMicro })
  const dearer = { ...carton, before: ttc(20_000_000), after: ttc(21_000_000) }
  const [lower] = fc.sample(prices, { numRuns: 1, seed: 1 })
  if (!lower) throw new Error('no prices')
  const higher = { ...lower, vatRateMilli: lower.vatRateMilli + 1 }
  const told = (change: Parameters<typeof changedValues>[0]) =>
    changedValues(change).map((value) => [value.what, 'shareMilli' in value ? value.shareMilli : null])
  expect(told({ before: lower, after: higher, packs: [dearer] })).toEqual([
    ['vatRate', null],
    ['pack', 5_000],
  ])
  const others = [
    { ...carton, before: null, after: ttc(1) },
    { ...carton, before: ttc(1), after: null },
    { ...carton, before: ttc(1), after: { priceBasis: 'ht' as const, priceMicro: 2 } },
  ]
  expect(told({ before: null, after: null, packs: others })).toEqual(others.map(() => ['pack', null]))
})
