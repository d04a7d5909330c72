import { expect, test } from '@jest/globals'
import { newId, productId, productPriceMicro } from './ids.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are UUIDs of version 7, each its own', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID)
})

test('a product has one id per series and number', () => {
  expect(productId(1, 255)).toMatch(UUID)
  expect(new Set([productId(0, 0), productId(0, 1), productId(1, 0), productId(1, 99_999)]).size).toBe(4)
})

test('prices are whole thousandths above nothing', () => {
  for (const index of [0, 1, 19_999, 20_000, 99_999]) {
    expect(productPriceMicro(index)).toBeGreaterThan(0)
    expect(productPriceMicro(index) % 1000).toBe(0)
  }
})
