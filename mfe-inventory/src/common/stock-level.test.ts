import { expect, test } from '@jest/globals'
import { stockLevelOf } from './stock-level.ts'

test.each([
  [0, null, 'none'],
  [0, 5000, 'out'],
  [-1000, null, 'out'],
  [-1000, 5000, 'out'],
  [1, null, 'in'],
  [4999, 5000, 'low'],
  [5000, 5000, 'in'],
] as const)('%d on hand with a minimum of %s is %s', (onHandMilli, minimumStockMilli, level) => {
  expect(stockLevelOf({ onHandMilli, minimumStockMilli })).toBe(level)
})
