import { expect, test } from '@jest/globals'
import { marginOf } from './margin.ts'

const PRICED = { priceBasis: 'ht', price: 10, vatRate: '19', isFodec: false, purchasePrice: 7.5 } as const

test('the margin is what is left of the price before taxes', () => {
  expect(marginOf(PRICED)).toEqual({ micro: 2_500_000, shareMilli: 25_000 })
  expect(marginOf({ ...PRICED, priceBasis: 'ttc', price: 11.9 })).toEqual({ micro: 2_500_000, shareMilli: 25_000 })
})

test('is below zero for what sells at a loss', () => {
  expect(marginOf({ ...PRICED, purchasePrice: 12 })).toEqual({ micro: -2_000_000, shareMilli: -20_000 })
})

test.each([
  ['without a purchase price', { purchasePrice: null }],
  ['without a price', { price: null }],
  ['for what has no price yet', { price: 0 }],
  ['where FODEC is in the price', { priceBasis: 'ttc', isFodec: true }],
] as const)('is not known %s', (_, given) => {
  expect(marginOf({ ...PRICED, ...given })).toBeNull()
})
