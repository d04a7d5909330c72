import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const HEADER = 12
const ENTRY = 16

/** The TrueType font inside a WOFF 1 file: the same tables, no longer deflated one by one (W3C WOFF 1.0). */
export function fontOfWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(HEADER + ENTRY * count)
  const parts: Buffer[] = [directory]
  const searched = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  const search = [count, searched * ENTRY, Math.log2(searched), (count - searched) * ENTRY]
  for (const [index, value] of search.entries()) directory.writeUInt16BE(value, 4 + index * 2)
  for (let index = 0, offset = directory.length; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY
    const to = HEADER + index * ENTRY
    const [start = 0, packed = 0, length = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field))
    const stored = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    woff.copy(directory, to, from, from + 4)
    woff.copy(directory, to + 4, from + 16, from + 20)
    directory.writeUInt32BE(offset, to + 8)
    directory.writeUInt32BE(length, to + 12)
    parts.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
