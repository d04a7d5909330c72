import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The installation's secret, and what a key made from it is for: none opens what another one sealed. */
interface SealKey {
  secret: string
  use: 'second factor' | 'webhook'
}

function keyOf({ secret, use }: SealKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `comptoir ${use}`, 32))
}

/** A secret as it is stored: AES-256-GCM under a key made from the installation's secret, for one owner only. */
export function sealSecret(key: SealKey, ownerId: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null when it was sealed under another secret, or for another owner. */
export function openSecret(key: SealKey, ownerId: string, stored: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), stored.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(ownerId)).setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
