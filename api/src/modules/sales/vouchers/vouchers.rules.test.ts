import { expect, test } from '@jest/globals'
import { lastDayOf, stateOf } from './vouchers.rules.ts'

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 12, '2027-11-30'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %s months are %s', (day, months, last) => {
  expect(lastDayOf(day, months)).toBe(last)
})

test('a voucher is active, then partly used, then used; on the day after its last it is expired', () => {
  const voucher = { amountMinor: 1000, leftMinor: 1000, expiresOn: '2026-03-31' }
  expect(stateOf(voucher, '2026-03-31')).toBe('active')
  expect(stateOf(voucher, '2026-04-01')).toBe('expired')
  expect(stateOf({ ...voucher, leftMinor: 1 }, '2026-03-31')).toBe('partlyUsed')
  expect(stateOf({ ...voucher, leftMinor: 0 }, '2026-04-01')).toBe('used')
  expect(stateOf({ ...voucher, leftMinor: -5 }, '2026-01-01')).toBe('used')
  expect(stateOf({ ...voucher, expiresOn: null }, '2099-01-01')).toBe('active')
})
