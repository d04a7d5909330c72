import { expect, test } from '@jest/globals'
import { VerifiedTokens } from './verified-tokens.ts'

const CLAIMS = { sub: 'somebody', sid: 'session', cid: null }

test('a verified token is known until it ends', () => {
  const tokens = new VerifiedTokens()
  tokens.keep('token', CLAIMS, 1000)
  expect(tokens.find('token', 999)).toBe(CLAIMS)
  expect(tokens.find('token ', 999)).toBeNull()
  expect(tokens.find('token', 1000)).toBeNull()
  expect(tokens.find('token', 999)).toBeNull()
})

test('of too many the oldest is forgotten', () => {
  const tokens = new VerifiedTokens()
  for (let number = 0; number < 1001; number += 1) tokens.keep(`token ${number}`, CLAIMS, 1000)
  expect(tokens.find('token 0', 0)).toBeNull()
  expect(tokens.find('token 1', 0)).toBe(CLAIMS)
  expect(tokens.find('token 1000', 0)).toBe(CLAIMS)
})
