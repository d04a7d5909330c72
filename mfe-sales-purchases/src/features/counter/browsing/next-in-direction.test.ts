import { expect, test } from '@jest/globals'
import { nextInDirection, type Place } from './next-in-direction.ts'

const at = (column: number, row: number, width = 80): Place => ({ x: column * 100, y: row * 100, width, height: 80 })
/** Two rows of three, and a row of one that is as wide as all of them. */
const GRID = [
  ...[0, 1].flatMap((row) => [0, 1, 2].map((column) => ({ item: `${column},${row}`, place: at(column, row) }))),
  { item: 'more', place: at(0, 2, 280) },
]
const from = (column: number, row: number) => (arrow: Parameters<typeof nextInDirection>[2]) =>
  nextInDirection(GRID, at(column, row), arrow)

test('arrows go to the next in their row and to the nearest in the row above or below', () => {
  expect(from(0, 0)('ArrowRight')).toBe('1,0')
  expect(from(2, 1)('ArrowLeft')).toBe('1,1')
  expect(from(2, 0)('ArrowDown')).toBe('2,1')
  expect(from(1, 1)('ArrowUp')).toBe('1,0')
  expect(from(0, 1)('ArrowDown')).toBe('more')
})

test('at the end of a row and beyond the rows there is nothing', () => {
  expect(from(2, 0)('ArrowRight')).toBeNull()
  expect(from(0, 1)('ArrowLeft')).toBeNull()
  expect(from(1, 0)('ArrowUp')).toBeNull()
})
