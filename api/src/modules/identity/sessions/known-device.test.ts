import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { findDevice, rememberDevice } from './known-device.ts'

const SECRET = 'a secret of the tests'

test('a device is known to the accounts that signed in on it, and keeps its name', () => {
  const [amira, sami] = [newId(), newId()]
  const first = rememberDevice(SECRET, '', amira)
  const both = rememberDevice(SECRET, first, sami)
  const again = rememberDevice(SECRET, both, amira)
  expect(findDevice(SECRET, again, amira)).toBe(findDevice(SECRET, first, amira))
  expect(findDevice(SECRET, again, sami)).not.toBeNull()
  expect(findDevice(SECRET, again, newId())).toBeNull()
})

test('a cookie that was made elsewhere, changed or cut is none', () => {
  const amira = newId()
  const cookie = rememberDevice(SECRET, '', amira)
  for (const wrong of [
    '',
    'x',
    cookie.slice(0, -1),
    cookie.replace(amira, newId()),
    rememberDevice('another secret', '', amira),
  ]) {
    expect(findDevice(SECRET, wrong, amira)).toBeNull()
  }
})

test('the accounts of the last eight are remembered', () => {
  const people = Array.from({ length: 9 }, () => newId())
  const cookie = people.reduce((text, id) => rememberDevice(SECRET, text, id), '')
  expect(people.map((id) => findDevice(SECRET, cookie, id) !== null)).toEqual([
    false,
    ...Array.from({ length: 8 }, () => true),
  ])
  expect(cookie.length).toBeLessThan(1000)
})
