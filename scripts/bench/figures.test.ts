import { expect, test } from '@jest/globals'
import { describeSpread, figureTable, judge, table } from './figures.ts'

test.each([
  [0.3, true],
  [0.299, false],
])('%d against at least 0.3', (value, does) => {
  expect(judge('S1', value, 'of the limit', { least: 0.3, aim: 0.5 })).toEqual({
    figure: 'S1',
    value,
    unit: 'of the limit',
    goal: '>= 0.3, aim 0.5',
    holds: does,
  })
})

test.each([
  [4, true],
  [4.01, false],
])('%d against at most 4', (value, does) => {
  expect(judge('S2', value, 'times', { most: 4, aim: 2.5 })).toMatchObject({ goal: '<= 4, aim 2.5', holds: does })
})

test('what has no number is not judged', () => {
  expect(judge('S7', NaN, 'times', { most: 1.5, aim: 1.25 })).toMatchObject({ value: null, holds: null })
  expect(figureTable([judge('S7', NaN, 'times', { most: 1.5, aim: 1.25 })])).toContain(
    '| S7     | -     | times | <= 1.5, aim 1.25 | not judged |',
  )
})

test('a table lines its columns up', () => {
  expect(table(['a', 'long'], [['value', '1']])).toBe('| a     | long |\n| ----- | ---- |\n| value | 1    |')
})

test('a spread is written with its ends', () => {
  expect(describeSpread({ least: 1, median: 2.345, most: 3 }, 2)).toBe('1.00 / 2.35 / 3.00')
})
