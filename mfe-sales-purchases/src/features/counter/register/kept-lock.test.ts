import { expect, test } from '@jest/globals'
import { isKeptAway, keepSeller, keptLock, sellerKey } from './kept-lock.ts'

const SELLER = { id: 'u2', name: 'Salma', permissions: [], approvals: [], until: '2026-03-10T12:00:00.000Z' }

test('who was handed a counter sells in that session, and in no other', () => {
  keepSeller('u1', { ...SELLER, sessionId: 's1' })
  expect(isKeptAway('u1')).toBe(true)
  expect(keptLock('u1', 's1')).toMatchObject({ isCovered: false, seller: { id: 'u2' } })
  expect(keptLock('u1', 's2')).toMatchObject({ isCovered: true })
})

test('where it cannot be read who that was, the counter is covered', () => {
  localStorage.setItem(sellerKey('u1'), '{"id":"u2')
  expect(isKeptAway('u1')).toBe(true)
  expect(keptLock('u1', 's1')).toEqual({ isCovered: true, seller: null })
})
