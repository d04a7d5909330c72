import { describe, expect, test } from '@jest/globals'
import { formatDate, formatDateTime, formatTime } from './date.ts'

const AFTERNOON = '2026-01-05T14:07:00.000Z'
const NEARLY_MIDNIGHT = '2026-01-05T23:30:00.000Z'

describe('dates', () => {
  test('a day is day, month, year in every language', () => {
    expect(formatDate('2026-01-05', 'fr')).toBe('05/01/2026')
    expect(formatDate('2026-01-05', 'en')).toBe('05/01/2026')
    expect(formatDate('2026-01-05', 'ar')).toBe('05/01/2026')
  })

  test('months have their Tunisian names', () => {
    expect(formatDate('2026-01-05', 'ar', { style: 'long' })).toBe('5 جانفي 2026')
    expect(formatDate('2026-08-15', 'ar', { style: 'long' })).toBe('15 أوت 2026')
    expect(formatDate('2026-08-15', 'fr', { style: 'long' })).toBe('15 août 2026')
    expect(formatDate('2026-08-15', 'en', { style: 'long' })).toBe('15 August 2026')
  })

  test('a business date is the same day in any zone, an instant is the day of its zone', () => {
    expect(formatDate('2026-01-05', 'fr', { timeZone: 'America/Los_Angeles' })).toBe('05/01/2026')
    expect(formatDate(NEARLY_MIDNIGHT, 'fr')).toBe('06/01/2026')
    expect(formatDate(NEARLY_MIDNIGHT, 'fr', { timeZone: 'UTC' })).toBe('05/01/2026')
  })

  test('what is no date is refused', () => {
    expect(() => formatDate('yesterday', 'fr')).toThrow(RangeError)
  })
})

describe('times', () => {
  test('the clock has 24 hours in every language', () => {
    expect(formatDateTime(AFTERNOON, 'fr')).toBe('05/01/2026 15:07')
    expect(formatDateTime(AFTERNOON, 'ar')).toBe('05/01/2026 15:07')
    expect(formatDateTime(AFTERNOON, 'en', 'UTC')).toBe('05/01/2026 14:07')
    expect(formatTime('2026-01-05T23:00:00.000Z')).toBe('00:00')
  })

  test('a long date and time read as a sentence', () => {
    expect(formatDateTime(AFTERNOON, 'fr', 'Africa/Tunis', 'long')).toBe('5 janvier 2026 à 15:07')
    expect(formatDateTime(AFTERNOON, 'ar', 'Africa/Tunis', 'long')).toBe('5 جانفي 2026 على الساعة 15:07')
  })
})
