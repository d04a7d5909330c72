import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'comptoir_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_BYTES = 32
/** So many characters hold 256 bits. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const TOKEN = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`)
const HEADER = new RegExp(`^Bearer (${PREFIX}\\S*)$`, 'i')

/** A number in base 62, filled up to a length. */
function base62(number: bigint, length: number): string {
  let [text, rest] = ['', number]
  for (; rest > 0n; rest /= 62n) text = (ALPHABET[Number(rest % 62n)] ?? '') + text
  return text.padStart(length, '0')
}

function checksumOf(secret: string): string {
  return base62(BigInt(crc32(secret)), CHECKSUM_LENGTH)
}

/** What is stored of a token instead of it. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * A new API token: a prefix by which people and scanners recognise it, 256 bits of chance in base 62, and their CRC-32, by
 * which a scanner tells a leaked token from a text that looks like one. `hash` is what is stored.
 */
export function makeApiToken(): { token: string; hash: Buffer } {
  const secret = base62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH)
  const token = `${PREFIX}${secret}${checksumOf(secret)}`
  return { token, hash: hashOf(token) }
}

/** The API token of an `Authorization` header, well formed or not; null when it carries something else. */
export function apiTokenIn(authorization: string | undefined): string | null {
  return HEADER.exec(authorization ?? '')?.[1] ?? null
}

/** The hash by which a token is found; null for a text that cannot be one, since its checksum is wrong. */
export function apiTokenHash(token: string): Buffer | null {
  const [, secret, checksum] = TOKEN.exec(token) ?? []
  return secret !== undefined && checksum === checksumOf(secret) ? hashOf(token) : null
}
