import { expect, test } from '@jest/globals'
import { median, quantile, ratioOf, spreadOf } from './statistics.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('nothing has no median and no quantile', () => {
  expect(median([])).toBeNaN()
  expect(quantile([], 0.5)).toBeNaN()
})

test('a quantile is a value of the list, and the order does not matter', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(values, 0.99)).toBe(99)
  expect(quantile(values, 0.5)).toBe(50)
  expect(quantile(values, 0)).toBe(1)
  expect(quantile(values, 1)).toBe(100)
})

test('a ratio is taken in each round, not between the medians', () => {
  const rounds = [
    { ours: 1, limit: 10 },
    { ours: 2, limit: 4 },
    { ours: 30, limit: 100 },
  ]
  expect(
    ratioOf(
      rounds,
      ({ ours }) => ours,
      ({ limit }) => limit,
    ),
  ).toEqual({ least: 0.1, median: 0.3, most: 0.5 })
})

test('a spread keeps both ends', () => {
  expect(spreadOf([5, 1, 3])).toEqual({ least: 1, median: 3, most: 5 })
})
