import { createHash, randomBytes } from 'node:crypto'
import { base32 } from './totp.rules.ts'

const COUNT = 10
/** Eighty bits: as good as a password nobody chose, so a plain hash keeps it. */
const BYTES = 10

/** New codes as they are shown once, `ABCD-EFGH-IJKL-MNOP`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => (base32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'))
}

/** The same for a code typed with or without its dashes, in small letters or capitals. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
    .digest()
}
