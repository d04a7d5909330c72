import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { askedOf, asksIdentity, DETAIL_FIELDS, isPostDated, missingDetails } from './payment-details.ts'
import { PAYMENT_KINDS } from './payment-rules.ts'

describe('what a kind of payment asks for', () => {
  test.each([
    ['cash', []],
    ['card', []],
    ['transfer', []],
    ['mobile', []],
    ['credit', []],
    ['cheque', ['number', 'bank', 'drawer']],
    ['draft', ['number', 'bank', 'dueDate']],
    ['of the future', []],
  ])('%s requires %p', (kind, required) => {
    expect(missingDetails(kind)).toEqual(required)
  })

  test('is not missing once it is said, and blanks say nothing', () => {
    const cheque = { number: '0001234', bank: 'BIAT', drawer: 'Salma' }
    expect(missingDetails('cheque', cheque)).toEqual([])
    expect(missingDetails('cheque', { ...cheque, bank: '  ' })).toEqual(['bank'])
  })

  test('what is required is asked for', () => {
    for (const kind of PAYMENT_KINDS)
      for (const field of missingDetails(kind)) expect(Object.keys(askedOf(kind))).toContain(field)
    expect(DETAIL_FIELDS.filter((field) => askedOf('card')[field])).toEqual(['reference'])
  })

  test('only a cheque of a later day is post-dated', () => {
    expect(isPostDated('cheque', { dueDate: '2026-11-29' }, '2026-11-28')).toBe(true)
    expect(isPostDated('cheque', { dueDate: '2026-11-28' }, '2026-11-28')).toBe(false)
    expect(isPostDated('cheque', {}, '2026-11-28')).toBe(false)
    expect(isPostDated('draft', { dueDate: '2026-12-28' }, '2026-11-28')).toBe(false)
  })
})

describe('much cash', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000_000 })

  test('asks who pays once its part excluding tax reaches the threshold, to the last millime', () => {
    const all = { totalMinor: 5_950_000, netHtMinor: 5_000_000, thresholdMinor: 5_000_000 }
    expect(asksIdentity({ ...all, cashMinor: 5_950_000 })).toBe(true)
    expect(asksIdentity({ ...all, cashMinor: 5_949_999 })).toBe(false)
  })

  test('of nothing, or where nobody asks, it never does', () => {
    fc.assert(
      fc.property(amount, amount, (netHtMinor, cashMinor) => {
        const paid = { cashMinor, netHtMinor, totalMinor: netHtMinor }
        expect(asksIdentity({ ...paid, thresholdMinor: 0 })).toBe(false)
        expect(asksIdentity({ ...paid, cashMinor: 0, thresholdMinor: 1 })).toBe(false)
        expect(asksIdentity({ ...paid, totalMinor: 0, thresholdMinor: 1 })).toBe(false)
      }),
    )
  })

  test('more cash, or a lower threshold, never asks less', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, fc.nat(1_000_000), (cashMinor, ht, tax, thresholdMinor, more) => {
        const paid = { cashMinor, netHtMinor: ht, totalMinor: ht + tax, thresholdMinor }
        if (!asksIdentity(paid)) return
        expect(asksIdentity({ ...paid, cashMinor: cashMinor + more })).toBe(true)
        expect(asksIdentity({ ...paid, thresholdMinor: Math.max(thresholdMinor - more, 1) })).toBe(true)
      }),
    )
  })
})
