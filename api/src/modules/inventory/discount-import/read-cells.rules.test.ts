import { expect, test } from '@jest/globals'
import { readMoment, readPercentage, readText } from './read-cells.rules.ts'

test.each([
  ['2026-07-01 08:30', '2026-07-01T08:30'],
  ['2026-07-01T08:30', '2026-07-01T08:30'],
  ['2026-07-01', '2026-07-01T23:59'],
  ['01/07/2026', '2026-07-01T23:59'],
  ['1/7/26 8h', '2026-07-01T08:00'],
  ['01.07.2026, 18:05:00', '2026-07-01T18:05'],
  ['1 7 2026', '2026-07-01T23:59'],
])('%s is the moment %s', (text, moment) => {
  expect(readMoment(text, '23:59')).toBe(moment)
})

test.each(['', 'demain', '31/02/2026', '01/07/2026 25:00', '46204', '2026-07-01 08:30 soir'])(
  '"%s" is no moment',
  (text) => {
    expect(readMoment(text, '00:00')).toBeNull()
  },
)

test('what is longer than any moment is none', () => {
  expect(readMoment(`2026-07-01${' '.repeat(100)}08:30`, '00:00')).toBeNull()
})

test.each([
  ['12,5 %', 12.5],
  ['12.5%', 12.5],
  ['12\u202F%', 12],
  ['7', 7],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['a tenth', null],
])('%j is %j percent', (text, percent) => {
  expect(readPercentage(text)).toBe(percent)
})

test('text is as it was before a spreadsheet was kept from calculating it', () => {
  expect(readText(`'=1+1`)).toBe('=1+1')
  expect(readText(`'＝1+1`)).toBe('＝1+1')
  expect(readText(` 'quoted' `)).toBe(`'quoted'`)
  expect(readText(`'\tTab`)).toBe('Tab')
})
