import { createHash } from 'node:crypto'

/** Version of the seals that are made now. Documents of version 0 were sealed over their request, not over what is stored. */
export const SEAL_VERSION = 1

/** The seal that the database's function `seal` gives: of a document's version, content and number, onto the one before. */
export function sealOf(version: number, previous: Buffer, contentHash: Buffer, number: bigint): Buffer {
  const hash = createHash('sha256')
  if (version > 0) hash.update(Uint8Array.of(version))
  const counter = Buffer.alloc(8)
  counter.writeBigInt64BE(number)
  return hash.update(previous).update(contentHash).update(counter).digest()
}
