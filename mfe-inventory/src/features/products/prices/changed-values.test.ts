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
      const told = changedValues(before, after)
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
