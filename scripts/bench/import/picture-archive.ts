import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIDE = 800
const TRUE_COLOUR = 2
const DIRECTORY_END_BYTES = 22

/** A PNG of noise, which does not pack: nearly two megabytes, and no other is like it. */
function noise(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, TRUE_COLOUR], 8)
  const line = 1 + 3 * SIDE
  const pixels = randomBytes(line * SIDE)
  // Each line begins with its filter: none.
  for (let at = 0; at < pixels.length; at += line) pixels[at] = 0
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A zip with one picture for each of these codes, stored as they are. */
export function pictureArchive(codes: readonly string[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const code of codes) {
    const name = Buffer.from(`${code}.png`)
    const content = noise()
    // Of version 2, without flags, stored, at no time.
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    files.push(Buffer.from('504b0304', 'hex'), shared, name, content)
    directory.push(Buffer.from('504b01021400', 'hex'), shared, place, name)
    offset += 30 + name.length + content.length
  }
  const end = Buffer.alloc(DIRECTORY_END_BYTES)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(codes.length, 8)
  end.writeUInt16LE(codes.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
