import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { base32, codeAt, stepAt, stepOfCode } from './totp.rules.ts'

const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('is that of RFC 6238, appendix B, at second %i', (second, code) => {
  expect(codeAt(SECRET, stepAt(new Date(second * 1000)), 8)).toBe(code)
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 is that of RFC 4648, of %j', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded)
})

test('a code counts in its step and in the ones beside it, nowhere else', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      fc.integer({ min: 10, max: 2 ** 31 - 10 }),
      fc.integer({ min: -5, max: 5 }),
      (bytes, step, off) => {
        const secret = Buffer.from(bytes)
        const found = stepOfCode(secret, codeAt(secret, step + off), new Date(step * 30_000))
        if (Math.abs(off) <= 1) expect(found).not.toBeNull()
        // Two steps have the same code once in a million times.
        else expect(found === null || codeAt(secret, found) === codeAt(secret, step + off)).toBe(true)
      },
    ),
  )
})
