import { describe, expect, test } from '@jest/globals'
import type { RegisterState } from '@comptoir/contracts/company/register-states'
import { A_REPORT, aRegisterState } from '../../testing/a-register-state.ts'
import { alertsOf, inOrder, isWaiting, lockStageOf, presenceOf, spanOf } from './register-standing.ts'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString()
const seen = (minutes: number, over: Partial<NonNullable<RegisterState['report']>> = {}) => ({
  ...A_REPORT,
  seenAt: ago(minutes),
  ...over,
})
const session = { id: 's1', openedBy: 'Amira', openedAt: ago(60) }

test('a register is online for two turns of its report, and away only while somebody has it open', () => {
  expect(presenceOf({ report: seen(2), session }, NOW)).toBe('online')
  expect(presenceOf({ report: seen(3), session }, NOW)).toBe('away')
  expect(presenceOf({ report: seen(3), session: null }, NOW)).toBe('closed')
  expect(presenceOf({ report: null, session: null }, NOW)).toBe('never')
  expect(presenceOf({ report: null, session }, NOW)).toBe('away')
})

test('registers stand as people count, those that were silent for days and have no session last', () => {
  const named = (registerName: string, over: Partial<RegisterState> = {}) =>
    aRegisterState({ registerName, report: seen(1), ...over })
  const states = [
    named('Caisse 10'),
    named('Caisse 1', { report: null }),
    named('Caisse 2'),
    named('Caisse 11', { pointOfSaleName: 'Ariana' }),
    named('Caisse 3', { report: seen(4 * 24 * 60) }),
    named('Caisse 4', { report: seen(4 * 24 * 60), session }),
  ]
  const order = inOrder(states, NOW, 'fr').map(({ registerName }) => registerName)
  expect(order).toEqual(['Caisse 11', 'Caisse 2', 'Caisse 4', 'Caisse 10', 'Caisse 1', 'Caisse 3'])
})

describe('what should be looked at', () => {
  const quiet = aRegisterState({ session, report: seen(0), numbering: 'register', epoch: 2 })

  test('is nothing where all is well', () => {
    expect(alertsOf({ ...quiet, report: seen(0, { epoch: 2 }) }, NOW)).toEqual([])
  })

  test('is a session of more than a day, and tickets that wait for long', () => {
    expect(alertsOf({ ...quiet, session: { ...session, openedAt: ago(24 * 60 + 1) } }, NOW)).toContain('longSession')
    expect(alertsOf({ ...quiet, report: seen(0, { unsentCount: 1, oldestUnsentAt: ago(11) }) }, NOW)).toContain(
      'unsent',
    )
    expect(alertsOf({ ...quiet, report: seen(0, { unsentCount: 1, oldestUnsentAt: ago(9) }) }, NOW)).not.toContain(
      'unsent',
    )
  })

  test('is a wrong clock either way, a printer, and a device whose series another one has taken over', () => {
    for (const clockAheadMs of [-61_000, 61_000])
      expect(alertsOf({ ...quiet, report: seen(0, { clockAheadMs }) }, NOW)).toContain('clock')
    expect(alertsOf({ ...quiet, report: seen(0, { printer: 'failing' }) }, NOW)).toContain('printer')
    expect(alertsOf({ ...quiet, report: seen(0, { epoch: 1 }) }, NOW)).toContain('otherSeries')
    expect(alertsOf({ ...quiet, report: seen(9) }, NOW)[0]).toBe('away')
  })
})

describe('a lock', () => {
  const asked = { by: 'Sami', sentAt: ago(1), expiresAt: null, doneAt: null, doneBy: null, reason: 'Inventaire' }
  const lock = { ...asked, isOn: true }
  const done = { doneAt: ago(0), doneBy: 'Amira' }

  test('waits for the ticket, for the next report, or for the register to be back', () => {
    expect(lockStageOf({ lock, session, report: seen(0, { isSelling: true }) }, NOW)).toBe('locksAfterTicket')
    expect(lockStageOf({ lock, session, report: seen(0) }, NOW)).toBe('locksSoon')
    expect(lockStageOf({ lock, session, report: seen(5) }, NOW)).toBe('locksWhenBack')
    expect(lockStageOf({ lock: { ...lock, ...done }, session, report: seen(5) }, NOW)).toBe('locked')
  })

  test('is lifted when the register says so', () => {
    const lifted = { ...asked, reason: null, isOn: false }
    expect(lockStageOf({ lock: lifted, session, report: seen(0, { isLocked: true }) }, NOW)).toBe('unlocksSoon')
    expect(lockStageOf({ lock: lifted, session, report: seen(9, { isLocked: true }) }, NOW)).toBe('unlocksWhenBack')
    expect(lockStageOf({ lock: { ...lifted, ...done }, session, report: seen(0) }, NOW)).toBe('none')
    expect(lockStageOf({ lock: null, session, report: seen(0) }, NOW)).toBe('none')
  })

  test('is waited for until it is in place; a message until it is read or too old', () => {
    expect(isWaiting(aRegisterState({ lock }), NOW)).toBe(true)
    expect(isWaiting(aRegisterState({ lock: { ...lock, ...done } }), NOW)).toBe(false)
    const message = { ...asked, text: 'Bonjour', expiresAt: ago(-5) }
    expect(isWaiting(aRegisterState({ message }), NOW)).toBe(true)
    expect(isWaiting(aRegisterState({ message: { ...message, expiresAt: ago(5) } }), NOW)).toBe(false)
  })
})

test('a time is told in the largest unit of which there are two', () => {
  expect(spanOf(1500)).toEqual({ unit: 'seconds', count: 1 })
  expect(spanOf(119_000)).toEqual({ unit: 'seconds', count: 119 })
  expect(spanOf(120_000)).toEqual({ unit: 'minutes', count: 2 })
  expect(spanOf(36 * 3_600_000)).toEqual({ unit: 'hours', count: 36 })
  expect(spanOf(50 * 3_600_000)).toEqual({ unit: 'days', count: 2 })
})
