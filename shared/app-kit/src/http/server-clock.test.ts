import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fakeApi, reply } from '@comptoir/testing/fake'
import { api } from './api.ts'
import { noteDate, serverNow } from './server-clock.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR_MS = 3_600_000

/** An answer that the server dates `serverMs`, asked for at `sentAt` and got at `gotAt` by this machine's clock. */
function answered(serverMs: number, sentAt: number, gotAt = sentAt): void {
  jest.setSystemTime(gotAt)
  noteDate(new Headers({ date: new Date(serverMs).toUTCString() }), sentAt)
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] })
})
afterEach(() => {
  answered(NOON, NOON)
  jest.useRealTimers()
})

test('the present is what this machine says until an answer says otherwise, by more than seconds', () => {
  expect(serverNow()).toBe(NOON)
  answered(NOON, NOON + 2500)
  expect(serverNow()).toBe(NOON + 2500)
  noteDate(new Headers(), 0)
  noteDate(new Headers({ date: 'yesterday' }), 0)
  expect(serverNow()).toBe(NOON + 2500)
})

test.each([-HOUR_MS, HOUR_MS])('a clock that is off by %d ms is set right to half a second', (offMs) => {
  answered(NOON, NOON + offMs)
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(500)
  answered(NOON + 60_000, NOON + 60_000 + offMs)
  expect(Math.abs(serverNow() - NOON - 60_000)).toBeLessThanOrEqual(500)
})

test('an answer that took long moves nothing that it agrees with; a quicker one says it better', () => {
  answered(NOON, NOON - HOUR_MS - 1000, NOON - HOUR_MS + 9000)
  expect(serverNow()).toBe(NOON + 5500)
  answered(NOON + 10_000, NOON - HOUR_MS + 10_000)
  expect(serverNow()).toBe(NOON + 10_500)
  answered(NOON + 11_000, NOON - HOUR_MS + 10_500, NOON - HOUR_MS + 40_000)
  expect(serverNow()).toBe(NOON + 40_500)
})

test('a clock that is set right meanwhile is believed again', () => {
  answered(NOON, NOON - HOUR_MS)
  answered(NOON + 1000, NOON + 1000)
  expect(serverNow()).toBe(NOON + 1000)
})

test('every answer of the API tells the time, a refusal as well', async () => {
  const date = new Date(NOON + HOUR_MS).toUTCString()
  fakeApi().on('get', '/things', reply({}, 404, { date }))
  await api.get('things').catch(() => undefined)
  expect(serverNow()).toBe(NOON + HOUR_MS + 500)
})
