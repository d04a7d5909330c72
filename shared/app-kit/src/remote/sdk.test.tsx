import { SALES } from '@comptoir/contracts/sales/sales'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { aCompany, aPointOfSale, aSession, fakeApi } from '@comptoir/testing/fake'
import { act, renderHook } from '@testing-library/react'
import { setPointOfSale, signIn } from '../session/store.ts'
import { useBadge } from './badges.ts'
import { createRemoteSdk } from './sdk.ts'

const scope = { id: 'sales-purchases', version: '2.4.1', build: '7f3e', base: '/r/sales-purchases/7f3e/' }
const problems: unknown[] = []
let made: ReturnType<typeof createRemoteSdk>

function lookAway(isAway: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isAway ? 'hidden' : 'visible', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  localStorage.clear()
  problems.length = 0
  signIn(aSession({ role: 'cashier', company: aCompany() }))
  made = createRemoteSdk(scope, (problem) => problems.push(problem))
})
afterEach(() => {
  made.dispose()
  jest.useRealTimers()
})

test('its calls name the remote, whatever page is on the screen', async () => {
  const api = fakeApi().on('get', '/things', [])
  await made.sdk.api.get('things')
  expect(api.calls[0]?.headers.get('x-remote')).toBe('sales-purchases@2.4.1+7f3e')
})

test('it knows who is signed in and what they may', () => {
  expect(made.sdk.session().user?.role).toBe('cashier')
  expect([made.sdk.can(SALES.permissions.write), made.sdk.can(SALES.permissions.editPrice)]).toEqual([true, false])
})

test('a badge shows its count until the end, and nothing that comes later', () => {
  const { result } = renderHook(() => useBadge('sales-purchases', 'openSessions'))
  act(() => made.sdk.badge('openSessions', 3))
  expect(result.current).toBe(3)
  act(() => made.sdk.badge('openSessions', undefined))
  expect(result.current).toBe(0)
  act(() => made.sdk.badge('openSessions', 2))
  act(made.dispose)
  expect(result.current).toBe(0)
  act(() => made.sdk.badge('openSessions', 5))
  expect(result.current).toBe(0)
})

test('work goes on at its pace only while somebody looks, and is made up for when they look again', () => {
  jest.useFakeTimers()
  let count = 0
  made.sdk.interval(() => (count += 1), 1000)
  jest.advanceTimersByTime(2000)
  expect(count).toBe(3)
  lookAway(true)
  jest.advanceTimersByTime(5000)
  expect(count).toBe(3)
  lookAway(false)
  expect(count).toBe(4)
  made.dispose()
  jest.advanceTimersByTime(5000)
  expect(count).toBe(4)
})

test('nobody hears anything after the end', () => {
  const heard: string[] = []
  made.sdk.onSession((next) => heard.push(next.pointOfSale?.name ?? ''))
  made.sdk.listen(window, 'online', () => heard.push('online'))
  setPointOfSale(aPointOfSale({ name: 'Sfax' }))
  window.dispatchEvent(new Event('online'))
  made.dispose()
  setPointOfSale(aPointOfSale({ name: 'Tunis' }))
  window.dispatchEvent(new Event('online'))
  made.sdk.listen(window, 'online', () => heard.push('late'))
  window.dispatchEvent(new Event('online'))
  expect(heard).toEqual(['Sfax', 'online'])
})

test('what its handlers let out is told, and stops nothing', async () => {
  made.sdk.listen(window, 'online', () => {
    throw new Error('at once')
  })
  made.sdk.onSession(() => Promise.reject(new Error('later')))
  window.dispatchEvent(new Event('online'))
  setPointOfSale(aPointOfSale())
  await Promise.resolve()
  await Promise.resolve()
  expect(problems.map(String)).toEqual(['Error: at once', 'Error: later'])
})
