import { expect, test } from '@jest/globals'
import { writtenPeriod } from '@comptoir/contracts/sales/fiscal-closings'
import fc from 'fast-check'
import { isPeriod, lastDayOf, nextPeriod, periodOf } from './periods.rules.ts'

const KINDS = ['day', 'month', 'year'] as const
const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('every day lies in one period of each kind, and the next begins on the day after its last', () => {
  fc.assert(
    fc.property(aDay, fc.constantFrom(...KINDS), (day, kind) => {
      const period = periodOf(kind, day)
      expect(isPeriod(kind, period)).toBe(true)
      const last = lastDayOf(kind, period)
      expect(last >= day && periodOf(kind, last) === period).toBe(true)
      expect(nextPeriod(kind, period)).toBe(periodOf(kind, nextPeriod('day', last)))
    }),
  )
})

test('what is no period of its kind is none', () => {
  expect(isPeriod('day', '2026-02-29')).toBe(false)
  expect(isPeriod('day', '2026-02')).toBe(false)
  expect(isPeriod('month', '2026-13')).toBe(false)
  expect(isPeriod('year', '0000')).toBe(false)
  expect(isPeriod('year', '2026')).toBe(true)
})

test('is written as people write it', () => {
  expect(['2026-11-22', '2026-11', '2026'].map(writtenPeriod)).toEqual(['22/11/2026', '11/2026', '2026'])
})
