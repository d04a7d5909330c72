import { beforeEach, expect, test } from '@jest/globals'
import { aSession } from '@comptoir/testing/fake'
import { act, renderHook } from '@testing-library/react'
import { heldAt, holdAt, useHeldAddress } from './counter-hold.ts'
import { session, signIn } from './store.ts'

const [COUNTER, DISPLAY] = ['/c1/p1/pos', '/c1/p1/clientDisplay']

beforeEach(() => {
  localStorage.clear()
  signIn(aSession())
})

test('a browser that is held at a counter shows that and its display, until it is let go', () => {
  const { result, rerender } = renderHook(({ address }) => useHeldAddress(address), {
    initialProps: { address: '/c1/sales' },
  })
  expect(result.current).toBeNull()
  act(() => holdAt([COUNTER, DISPLAY]))
  expect(result.current).toBe(COUNTER)
  for (const address of [COUNTER, DISPLAY]) {
    rerender({ address })
    expect(result.current).toBeNull()
  }
  rerender({ address: '/c1/profile' })
  expect(result.current).toBe(COUNTER)
  act(() => holdAt(null))
  expect(result.current).toBeNull()
})

test('another tab holds this one too', () => {
  const { result } = renderHook(() => useHeldAddress('/c1/sales'))
  act(() => {
    const id = session.getState().user?.id ?? ''
    localStorage.setItem(`heldAt:${id}`, COUNTER)
    globalThis.dispatchEvent(new StorageEvent('storage', { key: `heldAt:${id}` }))
  })
  expect(result.current).toBe(COUNTER)
})

test('whoever signs in has shown who they are', () => {
  holdAt([COUNTER])
  signIn(aSession())
  expect(heldAt()).toBeNull()
})
