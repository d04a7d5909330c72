import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { isPageBusy, markBusy, useBusy } from './busy.ts'

test('the page is busy until everybody who said so has ended', () => {
  const [endSale, endCount] = [markBusy(), markBusy()]
  endSale()
  expect(isPageBusy()).toBe(true)
  endCount()
  endCount()
  expect(isPageBusy()).toBe(false)
})

test('a component is busy while it says so, and no longer than it is drawn', () => {
  const { rerender, unmount } = renderHook(({ isBusy }) => useBusy(isBusy), { initialProps: { isBusy: false } })
  expect(isPageBusy()).toBe(false)
  rerender({ isBusy: true })
  expect(isPageBusy()).toBe(true)
  unmount()
  expect(isPageBusy()).toBe(false)
})

test('a component may be asked at the moment that counts', () => {
  let isTyped = false
  const { unmount } = renderHook(() => useBusy(() => isTyped))
  expect(isPageBusy()).toBe(false)
  isTyped = true
  expect(isPageBusy()).toBe(true)
  unmount()
  expect(isPageBusy()).toBe(false)
})
