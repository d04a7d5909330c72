import { describe, expect, test } from '@jest/globals'
import { instantIn } from '@comptoir/contracts/time'
import { periodOf, type Period, type Span } from './period.ts'

const ZONE = 'Africa/Tunis'

function period(start: string, end: string, now: string, zone = ZONE): Period {
  const found = periodOf(instantIn(start, zone), instantIn(end, zone), instantIn(now, zone), zone)
  if (!found) throw new Error('This is no period')
  return found
}

const said = ({ count, unit }: Span): string => `${String(count)} ${unit}`

describe('how far a start is away', () => {
  test.each([
    ['2026-11-23T00:00', '2026-11-21T12:25', '2 days'],
    ['2026-11-23T00:00', '2026-11-21T00:00', '2 days'],
    ['2026-11-23T00:00', '2026-11-22T12:00', '12 hours'],
    ['2026-11-23T00:00', '2026-11-22T23:50', '10 minutes'],
    ['2027-01-01T00:00', '2026-12-01T09:00', '31 days'],
  ])('%s seen at %s: %s', (start, now, expected) => {
    const { status, untilStart } = period(start, '2027-06-01T23:59', now)
    expect([status, said(untilStart)]).toEqual(['upcoming', expected])
  })
})

describe('how long it lasts', () => {
  test.each([
    ['2026-11-23T00:00', '2026-12-06T23:59', '14 days'],
    ['2026-11-23T00:00', '2026-12-07T00:00', '14 days'],
    ['2026-11-23T00:00', '2026-11-23T23:59', '1 days'],
    ['2026-11-23T09:00', '2026-11-23T12:00', '3 hours'],
    ['2026-11-23T09:00', '2026-11-23T09:30', '30 minutes'],
  ])('from %s to %s: %s', (start, end, expected) => {
    expect(said(period(start, end, '2026-11-01T00:00').length)).toBe(expected)
  })

  test('a change of clocks within it makes no difference', () => {
    expect(said(period('2026-10-19T00:00', '2026-11-01T23:59', '2026-10-01T00:00', 'Europe/Paris').length)).toBe(
      '14 days',
    )
  })
})

test('one that runs shows when it began and when it ends; one that is over, how long ago', () => {
  const running = period('2026-11-20T00:00', '2026-11-30T23:59', '2026-11-21T12:00')
  expect([running.status, said(running.sinceStart), said(running.untilEnd)]).toEqual(['active', '1 days', '9 days'])
  const over = period('2026-11-01T00:00', '2026-11-10T23:59', '2026-11-21T12:00')
  expect([over.status, said(over.sinceEnd)]).toEqual(['expired', '11 days'])
})

test('dates that are missing or the wrong way round are no period', () => {
  const at = instantIn('2026-11-23T00:00', ZONE)
  expect(periodOf(at, at, at, ZONE)).toBeNull()
  expect(periodOf(instantIn('', ZONE), at, at, ZONE)).toBeNull()
})
