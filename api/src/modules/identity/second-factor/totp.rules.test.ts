import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Secret, TOTP, URI } from 'otpauth'
import { base32, stepOfCode, totpAddress } from './totp.rules.ts'

const SECRET = Buffer.from('12345678901234567890')
const STEP_MS = 30_000

/** The last six digits of the published eight are the code of six. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('a code is that of RFC 6238, appendix B, at second %i', (second, published) => {
  expect(stepOfCode(SECRET, published.slice(-6), new Date(second * 1000))).toBe(Math.floor(second / 30))
})

test.each([
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
        const authenticator = new TOTP({ secret: Secret.fromBase32(base32(secret)) })
        const codeAt = (at: number): string => authenticator.generate({ timestamp: at * STEP_MS })
        const found = stepOfCode(secret, codeAt(step + off), new Date(step * STEP_MS))
        if (Math.abs(off) <= 1) expect(found).not.toBeNull()
        // Two steps have the same code once in a million times.
        else expect(found === null || codeAt(found) === codeAt(step + off)).toBe(true)
      },
    ),
  )
})

test.each(['', '12345', '1234567', 'abcdef'])('what is no code is of no step: %j', (code) => {
  expect(stepOfCode(SECRET, code, new Date())).toBeNull()
})

test('the picture names the product, the account and the secret', () => {
  const read = URI.parse(totpAddress(SECRET, 'amel+shop@example.tn'))
  expect(read).toMatchObject({
    issuer: 'Comptoir',
    label: 'amel+shop@example.tn',
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
  expect(read.secret.base32).toBe(base32(SECRET))
})
