import { createHash } from 'node:crypto'

/** Eight hexadecimal digits that represent a file's content in its name. */
export function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
