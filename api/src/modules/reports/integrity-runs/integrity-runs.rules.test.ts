import { expect, test } from '@jest/globals'
import { inGroups } from './integrity-runs.rules.ts'

test.each([
  [0, [['a', 'b', 'c', 'd', 'e']]],
  [1, [['a', 'b', 'c', 'd', 'e']]],
  [
    2,
    [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
  ],
  [9, [['a'], ['b'], ['c'], ['d'], ['e']]],
])('companies in %d groups', (groups, expected) => {
  expect(inGroups(['a', 'b', 'c', 'd', 'e'], groups)).toEqual(expected)
})

test('no companies are in no group', () => {
  expect(inGroups([], 3)).toEqual([])
})
