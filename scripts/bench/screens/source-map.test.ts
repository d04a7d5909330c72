import { expect, test } from '@jest/globals'
import { shares } from './source-map.ts'

test('each character belongs to the segment that it follows, over lines and steps back', () => {
  // Line 1: column 0 of a, column 4 of b; line 2: column 0 of a, column 2 of nothing, column 1000 of b.
  const map = { sources: ['a', 'b'], mappings: 'AAAA,ICAA;ADAA,E,s+BCAA' }
  expect([...shares(`aaaabb\naa${' '.repeat(998)}bbb`, map)]).toEqual([
    ['a', 6],
    ['b', 5],
  ])
})

test('a map without segments says nothing', () => {
  expect([...shares('a\nb', { sources: ['a'], mappings: ';' })]).toEqual([])
})
