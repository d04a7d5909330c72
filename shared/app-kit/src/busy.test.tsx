import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { isKeptOpen, keepOpen, useKeepOpen } from './busy.ts'

test('the page is busy until everybody who said so has ended', () => {
  const [endSale, endCount] = [keepOpen(), keepOpen()]
  endSale()
  expect(isKeptOpen()).toBe(true)
  endCount()
  endCount()
  expect(isKeptOpen()).toBe(false)
})

test('a component is busy while it says so, and no longer than it is drawn', () => {
  const { rerender, unmount } = renderHook(({ isBusy }) => useKeepOpen(isBusy), { initialProps: { isBusy: false } })
  expect(isKeptOpen()).toBe(false)
  rerender({ isBusy: true })
  expect(isKeptOpen()).toBe(true)
  unmount()
  expect(isKeptOpen()).toBe(false)
})
