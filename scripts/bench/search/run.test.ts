import { expect, test } from '@jest/globals'
import { designationOf } from './names.ts'
import { searchFigures } from './run.ts'

test('the slowest text is judged by its median, all answers by their p95', () => {
  const text = (ms: number[]) => ({ what: 'a word', text: 'harissa', hits: 8, ms })
  const figures = searchFigures([text([1, 2, 3]), text([90, 110, 400])])
  expect(figures.map(({ value, holds }) => [value, holds])).toEqual([
    [110, false],
    [400, false],
  ])
})

test('a catalogue has many names, some of them Arabic, and the same ones every time', () => {
  const names = Array.from({ length: 10_000 }, (_, number) => designationOf(number))
  expect(new Set(names).size).toBeGreaterThan(7000)
  expect(names.filter((name) => /\p{Script=Arabic}/u.test(name))).toHaveLength(1250)
  expect(designationOf(77)).toBe(names[77])
})
