import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useNow } from './use-now.ts'
import { useOnline } from './use-online.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

test('the present moves on at its pace, and stops with the component', () => {
  const { result, unmount } = renderHook(() => useNow(1000))
  expect(result.current).toBe(1_000_000)
  act(() => {
    jest.advanceTimersByTime(2500)
  })
  expect(result.current).toBe(1_002_000)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('the network is followed', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(() => useOnline())
  expect(result.current).toBe(false)
  onLine.mockReturnValue(true)
  act(() => {
    globalThis.dispatchEvent(new Event('online'))
  })
  expect(result.current).toBe(true)
})
