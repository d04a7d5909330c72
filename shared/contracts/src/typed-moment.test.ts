import { describe, expect, test } from '@jest/globals'
import { readDay, readShortDay, readTime } from './typed-moment.ts'

describe('a typed day', () => {
  test.each([
    ['06/12/2026', '2026-12-06'],
    ['6/12/2026', '2026-12-06'],
    ['6-1-26', '2026-01-06'],
    ['06.12.26', '2026-12-06'],
    ['6 12 2026', '2026-12-06'],
    ['06122026', '2026-12-06'],
    ['061226', '2026-12-06'],
    [' 2026-12-06 ', '2026-12-06'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(readShortDay(text)).toBe(day)
  })

  test.each(['6-1-26', '06.12.26', '061226', '6/12/20'])('%s may still get a longer year', (text) => {
    expect(readDay(text)).toBeNull()
  })

  test.each([
    '',
    '12',
    '31/02/2026',
    '29/02/2027',
    '00/01/2026',
    '13/13/2026',
    '6/12/202',
    '6/12/20266',
    'tomorrow',
    '1/1/1/1',
  ])('"%s" is none', (text) => {
    expect(readShortDay(text)).toBeNull()
    expect(readDay(text)).toBeNull()
  })
})

describe('a typed time', () => {
  test.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['23.59', '23:59'],
    ['00:00', '00:00'],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  test.each(['', '24', '9:60', '25:00', '9:3', 'noon'])('"%s" is none', (text) => {
    expect(readTime(text)).toBeNull()
  })
})
