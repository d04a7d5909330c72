import { expect, test } from '@jest/globals'
import { dayAfter, expiryOf } from './expiry.ts'

test.each([
  ['2026-11-23', 'expired'],
  ['2026-11-24', 'soon'],
  ['2026-12-24', 'soon'],
  ['2026-12-25', 'good'],
] as const)('on 24 November 2026 a lot of %s is %s', (expiresOn, expiry) => {
  expect(expiryOf(expiresOn, '2026-11-24')).toBe(expiry)
})

test('days are counted over the ends of months, of years and of summer time', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
})
