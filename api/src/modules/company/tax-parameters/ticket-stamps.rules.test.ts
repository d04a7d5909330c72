import { describe, expect, test } from '@jest/globals'
import type { DatedValue } from '@comptoir/contracts/company/tax-parameters'
import { businessDateOf, startOfDay } from '../../../platform/clock.ts'
import { stampPeriods, stampsOn } from './ticket-stamps.rules.ts'

const entered = (validFrom: string, valueMilli: number, thresholdMilli = 0): DatedValue => ({
  ...{ code: 'stampTicketLargeStore', validFrom, valueMilli, thresholdMilli, replacesMilli: null },
})

describe('the stamp of tickets', () => {
  test('is what the law says from its day on', () => {
    expect(stampsOn([], '2022-01-31')).toEqual([])
    expect(stampsOn([], '2022-02-01')).toEqual([{ fromMinor: 0, amountMinor: 100 }])
  })

  test('is what a company entered instead, by what a ticket comes to', () => {
    const own = [entered('2027-01-01', 200, 50_000), entered('2027-01-01', 0)]
    expect(stampsOn(own, '2026-12-31')).toEqual([{ fromMinor: 0, amountMinor: 100 }])
    expect(stampsOn(own, '2027-01-01')).toEqual([
      { fromMinor: 0, amountMinor: 0 },
      { fromMinor: 50_000, amountMinor: 200 },
    ])
  })

  test('is told with what is to come, each from the first moment of its day', () => {
    expect(
      stampPeriods([entered('2024-01-01', 150), entered('2027-01-01', 200)], '2026-11-28', 'Africa/Tunis'),
    ).toEqual([
      { since: '2023-12-31T23:00:00.000Z', brackets: [{ fromMinor: 0, amountMinor: 150 }] },
      { since: '2026-12-31T23:00:00.000Z', brackets: [{ fromMinor: 0, amountMinor: 200 }] },
    ])
  })
})

test.each([
  ['2026-03-29', 'Europe/Paris'],
  ['2026-10-25', 'Europe/Paris'],
  ['2026-01-01', 'Pacific/Kiritimati'],
  ['2026-01-01', 'Pacific/Pago_Pago'],
  // A day that begins at one o'clock.
  ['2018-11-04', 'America/Sao_Paulo'],
  // A day that never was.
  ['2011-12-30', 'Pacific/Apia'],
])('%s begins in %s at the first second that is not of the day before', (day, zone) => {
  const start = startOfDay(day, zone)
  expect(businessDateOf(start, zone) >= day).toBe(true)
  expect(businessDateOf(new Date(start.getTime() - 1000), zone) < day).toBe(true)
})
