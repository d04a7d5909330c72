import { beforeEach, expect, test } from '@jest/globals'
import { trainingStorage } from './training-storage.ts'

beforeEach(() => localStorage.clear())

test('what is kept is read, what is written stays in memory, and a name that begins anew has nothing', () => {
  localStorage.setItem('keys', 'F2')
  localStorage.setItem('cart', 'of a client')
  const storage = trainingStorage('cart')
  expect([storage.getItem('keys'), storage.getItem('cart'), storage.getItem('other')]).toEqual(['F2', null, null])
  storage.setItem('keys', 'F3')
  storage.setItem('cart', 'practised')
  expect([storage.getItem('keys'), storage.getItem('cart')]).toEqual(['F3', 'practised'])
  storage.removeItem('keys')
  expect(storage.getItem('keys')).toBeNull()
  expect([localStorage.getItem('keys'), localStorage.getItem('cart')]).toEqual(['F2', 'of a client'])
})
