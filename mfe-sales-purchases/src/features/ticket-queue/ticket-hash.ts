import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * What ties a ticket to the one before it: SHA-256 of that one's hash and of the ticket's text, in hexadecimal digits. Not by
 * the browser's own cryptography, which answers later than a transaction of its database waits, and is missing without https.
 */
export function chainedHash(previousHash: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(previousHash + text)))
}
