import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dueDateOf } from './index.ts'

describe('the day by which an invoice is to be paid', () => {
  test.each([
    ['2026-03-10', 0, false, '2026-03-10'],
    ['2026-03-10', 30, false, '2026-04-09'],
    ['2026-03-10', 30, true, '2026-04-30'],
    ['2026-01-31', 30, false, '2026-03-02'],
    ['2028-01-31', 29, true, '2028-02-29'],
    ['2026-12-15', 60, true, '2027-02-28'],
    ['2026-02-10', 0, true, '2026-02-28'],
  ])('of %s, %i days, end of month %s, is %s', (issuedOn, paymentDays, isPaymentAtMonthEnd, due) => {
    expect(dueDateOf(issuedOn, { paymentDays, isPaymentAtMonthEnd })).toBe(due)
  })

  const days = fc.integer({ min: 0, max: 365 })
  const dates = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('is that many days later, or the last day of that month', () => {
    fc.assert(
      fc.property(dates, days, (issuedOn, paymentDays) => {
        const due = dueDateOf(issuedOn, { paymentDays, isPaymentAtMonthEnd: false })
        expect((Date.parse(due) - Date.parse(issuedOn)) / 86_400_000).toBe(paymentDays)
        const end = dueDateOf(issuedOn, { paymentDays, isPaymentAtMonthEnd: true })
        expect(end.slice(0, 7)).toBe(due.slice(0, 7))
        expect(end >= due).toBe(true)
        expect(dueDateOf(end, { paymentDays: 1, isPaymentAtMonthEnd: false }).slice(8)).toBe('01')
      }),
    )
  })
})
