import { expect, test } from '@jest/globals'
import { crc32 } from 'node:zlib'
import { apiTokenHash, apiTokenIn, makeApiToken } from './api-token-text.ts'

test('a token has a prefix that scanners know, and a checksum of its own', () => {
  const { token, hash } = makeApiToken()
  expect(token).toMatch(/^comptoir_[0-9A-Za-z]{49}$/)
  expect(apiTokenHash(token)).toEqual(hash)
  expect(makeApiToken().token).not.toBe(token)
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const checksum = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
  expect(checksum).toBe(crc32(token.slice('comptoir_'.length, -6)))
})

test('a slip of one character is found without asking anybody', () => {
  const { token } = makeApiToken()
  for (let place = 'comptoir_'.length; place < token.length; place += 1) {
    const other = token[place] === 'a' ? 'b' : 'a'
    expect(apiTokenHash(token.slice(0, place) + other + token.slice(place + 1))).toBeNull()
  }
  expect(apiTokenHash(`${token}a`)).toBeNull()
  expect(apiTokenHash('comptoir_')).toBeNull()
})

test('is told from other credentials by its prefix', () => {
  expect(apiTokenIn('Bearer comptoir_abc')).toBe('comptoir_abc')
  expect(apiTokenIn('bearer comptoir_abc')).toBe('comptoir_abc')
  for (const other of [undefined, '', 'Bearer eyJhbGciOi.x.y', 'Bearer crt_1_2', 'Basic comptoir_abc'])
    expect(apiTokenIn(other)).toBeNull()
})
