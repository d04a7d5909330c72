import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Comptoir'
/** Clocks of phones are late or early by this many steps at most. */
const DRIFT = 1

/** RFC 6238 as every authenticator knows it: SHA-1, six digits, steps of thirty seconds. */
function totpOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: secretOf(secret), algorithm: 'SHA1', digits: 6, period: 30 })
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer })
}

/** The step of which a code is, among the present one and its neighbours; null when it is of none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** RFC 4648 without padding, as authenticators take it by hand. */
export function base32(bytes: Buffer): string {
  return secretOf(bytes).base32
}

/** What the picture says that an authenticator reads. */
export function totpAddress(secret: Buffer, email: string): string {
  return totpOf(secret, email).toString()
}
