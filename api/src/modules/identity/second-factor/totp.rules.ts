import { createHmac } from 'node:crypto'

/** RFC 6238 as every authenticator knows it: SHA-1, six digits, steps of thirty seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks of phones are late or early by this many steps at most. */
const DRIFT = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The step in which an instant lies. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** The code of one step (RFC 4226 5.3). */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step of which a code is, among the present one and its neighbours; null when it is of none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const present = stepAt(now)
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    if (codeAt(secret, step) === code) return step
  }
  return null
}

/** RFC 4648 without padding, as authenticators take it by hand. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the picture says that an authenticator reads. */
export function totpAddress(secret: Buffer, email: string): string {
  const label = `Comptoir:${email}`
  return `otpauth://totp/${encodeURIComponent(label)}?secret=${base32(secret)}&issuer=Comptoir&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
