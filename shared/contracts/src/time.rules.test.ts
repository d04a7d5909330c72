import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { clockIn, instantIn } from './time.ts'

const iso = (text: string, zone: string): string => instantIn(text, zone).toISOString()
const ZONES = ['Africa/Tunis', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC']

describe('instants as they cross the wire', () => {
  test('a bare date is the beginning of that day in the company’s zone', () => {
    expect(iso('2026-11-23', 'Africa/Tunis')).toBe('2026-11-22T23:00:00.000Z')
    expect(iso('2026-07-14', 'Europe/Paris')).toBe('2026-07-13T22:00:00.000Z')
    expect(iso('2026-12-14', 'Europe/Paris')).toBe('2026-12-13T23:00:00.000Z')
    expect(iso('2026-11-23', 'UTC')).toBe('2026-11-23T00:00:00.000Z')
  })

  test('an instant stays what it is, a time of the clock is that of the zone', () => {
    expect(iso('2026-11-23T10:30:00+01:00', 'Asia/Kolkata')).toBe('2026-11-23T09:30:00.000Z')
    expect(iso('2026-11-23T10:30:00.250Z', 'Africa/Tunis')).toBe('2026-11-23T10:30:00.250Z')
    expect(iso('2026-11-23T10:30', 'Africa/Tunis')).toBe('2026-11-23T09:30:00.000Z')
  })

  test('what is no date is none', () => {
    for (const text of [
      '',
      'soon',
      '2026-02-30',
      '2026-13-01',
      '2026-11-31T10:00',
      '2026-11-23 10:00',
      '23/11/2026',
      '2026-02-30T00:00:00Z',
    ]) {
      expect(instantIn(text, 'Africa/Tunis').getTime()).toBeNaN()
    }
    expect(clockIn(new Date(Number.NaN), 'UTC')).toBe('')
  })

  test('a clock that is set forward has no half past two: it is half past three', () => {
    expect(iso('2026-03-29T02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
    expect(iso('2026-03-29', 'Europe/Paris')).toBe('2026-03-28T23:00:00.000Z')
  })

  test('what a clock shows is read back as the same minute', () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const shown = clockIn(new Date(minute * 60_000), zone)
        // When clocks are set back an hour is shown twice; either reading shows the same again.
        expect(clockIn(instantIn(shown, zone), zone)).toBe(shown)
      }),
    )
  })
})

test.each(['0000-01-01', '0001-01-01', '0202-07-01T08:30', '0001-01-01T00:00:00Z'])('%s is no instant', (text) => {
  expect(instantIn(text, 'Africa/Tunis').getTime()).toBeNaN()
})
