import { expect, test } from '@jest/globals'
import { shortDay } from './use-day.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['en', '2026-11-30T22:59:00.000Z', '30 Nov'],
  ['fr', '2026-11-30T22:59:00.000Z', '30 nov.'],
  ['ar', '2026-11-30T22:59:00.000Z', '30 نوفمبر'],
  ['en', '2027-01-04T23:30:00.000Z', '5 Jan 2027'],
  ['ar', '2027-01-04T23:30:00.000Z', '5 جانفي 2027'],
] as const)('in %s %s is %s', (language, instant, expected) => {
  expect(shortDay(instant, language, 'Africa/Tunis', NOW)).toBe(expected)
})
