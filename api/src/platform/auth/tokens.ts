import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '../is-id.ts'

/** What an access token says: identifiers only, never a right. */
export interface AccessClaims {
  sub: string
  sid: string
  cid: string | null
}

/** What a token says that was signed here: also when it ends, in seconds since 1970. */
export interface SignedClaims extends AccessClaims {
  exp: number
}

/** Whether what a well signed token says are the claims of this product: another program may hold the same secret. */
export function areClaims(claims: unknown): claims is SignedClaims {
  const { sub, sid, cid, exp } = Object(claims) as Record<string, unknown>
  return isIdText(sub) && isIdText(sid) && (cid === null || isIdText(cid)) && typeof exp === 'number'
}

function isIdText(value: unknown): boolean {
  return typeof value === 'string' && isId(value)
}

export const ACCESS_TOKEN_SECONDS = 600

export interface RefreshToken {
  accountId: string
  sessionId: string
  generation: number
}

function seal(secret: string, salt: Buffer, token: RefreshToken): Buffer {
  return createHmac('sha256', secret)
    .update(salt)
    .update(`${token.accountId}.${token.sessionId}.${token.generation}`)
    .digest()
}

/**
 * A refresh token is its names and a 256-bit seal made from the installation's secret and the session's salt. It is not
 * stored: a stolen database forges none, and the same generation always gives the same text, so that two tabs that
 * refresh at once receive the same successor.
 */
export function writeRefreshToken(secret: string, salt: Buffer, token: RefreshToken): string {
  return `${token.accountId}.${token.sessionId}.${token.generation}.${seal(secret, salt, token).toString('base64url')}`
}

/** The names in a refresh token, not yet trusted; null when it is none. */
export function readRefreshToken(text: string): (RefreshToken & { seal: Buffer }) | null {
  const [accountId, sessionId, generation, mac] = text.split('.')
  if (!accountId || !sessionId || !generation || !mac) return null
  if (!isId(accountId) || !isId(sessionId) || !/^\d{1,9}$/.test(generation)) return null
  return { accountId, sessionId, generation: Number(generation), seal: Buffer.from(mac, 'base64url') }
}

export function isSealed(secret: string, salt: Buffer, token: RefreshToken & { seal: Buffer }): boolean {
  const expected = seal(secret, salt, token)
  return expected.length === token.seal.length && timingSafeEqual(expected, token.seal)
}
