import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
export const HOUR_MS = 3_600_000

/** The secret part of a link, told once, in its mail. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is kept of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What is kept of the e-mail that a link was sent to. */
export function emailKey(email: string): Buffer {
  return tokenHash(email.toLowerCase())
}
