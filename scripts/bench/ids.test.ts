import { expect, test } from '@jest/globals'
import { validate } from 'uuid'
import { productId, productPriceMicro } from './ids.ts'

test('a product has one id per series and number', () => {
  expect(validate(productId(1, 255))).toBe(true)
  expect(new Set([productId(0, 0), productId(0, 1), productId(1, 0), productId(1, 99_999)]).size).toBe(4)
})

test('prices are whole thousandths above nothing', () => {
  for (const index of [0, 1, 19_999, 20_000, 99_999]) {
    expect(productPriceMicro(index)).toBeGreaterThan(0)
    expect(productPriceMicro(index) % 1000).toBe(0)
  }
})
