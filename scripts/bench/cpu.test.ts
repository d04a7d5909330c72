import { expect, test } from '@jest/globals'
import { spentBetween } from './cpu.ts'

test('what neither the product nor its drivers used is foreign', () => {
  const before = { all: 100, busy: 50, servers: 1, database: 2, drivers: 3 }
  const after = { all: 120, busy: 62, servers: 5, database: 5, drivers: 4 }
  expect(spentBetween(before, after)).toEqual({ servers: 4, database: 3, foreign: 0.2 })
})
