import { expect, test } from '@jest/globals'
import type { Measured } from './copies.ts'
import { figuresOf } from './run.ts'

const measured = (bytes: number, seconds: number | null = null): Measured => ({
  pages: new Map([
    ['pointOfSale/discounts', { requests: 10, bytes }],
    ['pointOfSale/brands', { requests: 9, bytes: 200_000 }],
  ]),
  buildSeconds: seconds,
  typesSeconds: seconds,
  testSeconds: null,
})

test('growth is told in percent, and times only where they were measured', () => {
  const sizes = figuresOf(measured(100_000), measured(101_000))
  expect(sizes.map(({ value, holds }) => [value, holds])).toEqual([
    [1, true],
    [0, true],
    [1, true],
  ])
  const times = figuresOf(measured(100_000, 10), measured(100_000, 12)).slice(3)
  expect(times.map(({ value, holds }) => [value, holds])).toEqual([
    [1.2, false],
    [1.2, true],
  ])
})

test('a page that is gone is not judged', () => {
  const after = measured(100_000)
  after.pages.delete('pointOfSale/discounts')
  expect(figuresOf(measured(100_000), after)[0]?.holds).toBeNull()
})
