import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { monthsAfter, numberAfter, planDrafts } from './draft-plan.rules.ts'

describe('a sum that is paid by drafts', () => {
  test('is shared equally, one a month, and the last takes what does not divide', () => {
    const plan = { totalMinor: 1_000_000, count: 3, firstNumber: '0099', bank: 'BIAT', firstDueDate: '2026-12-31' }
    expect(planDrafts(plan)).toEqual([
      { amountMinor: 333_333, number: '0099', bank: 'BIAT', dueDate: '2026-12-31' },
      { amountMinor: 333_333, number: '0100', bank: 'BIAT', dueDate: '2027-01-31' },
      { amountMinor: 333_334, number: '0101', bank: 'BIAT', dueDate: '2027-02-28' },
    ])
  })

  test('is paid to the last unit, whatever the sum and however many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 1_000_000_000_000 }), fc.integer({ min: 2, max: 12 }), (sum, count) => {
        const drafts = planDrafts({ totalMinor: sum, count, firstNumber: '1', bank: 'B', firstDueDate: '2026-01-31' })
        expect(drafts.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(sum)
        expect(drafts.every(({ amountMinor }) => amountMinor > 0)).toBe(true)
        const days = drafts.map(({ dueDate }) => dueDate)
        expect(days).toEqual([...new Set(days)].toSorted())
      }),
    )
  })

  test.each([
    ['0009999', 1, '0010000'],
    ['A-9', 1, 'A-10'],
    ['A', 3, 'A'],
    ['', 1, ''],
  ])('the number after %p by %i is %p', (number, by, expected) => {
    expect(numberAfter(number, by)).toBe(expected)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-10-31', 0, '2026-10-31'],
  ])('%s and %i months is %s', (day, count, expected) => {
    expect(monthsAfter(day, count)).toBe(expected)
  })
})
