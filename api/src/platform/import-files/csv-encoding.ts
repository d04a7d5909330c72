import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { TextDecoder } from 'node:util'
import type { FileEncoding } from '@comptoir/contracts/platform/import-files'
import { DomainError } from '../errors.ts'

const HEAD_BYTES = 64 * 1024

/** The first bytes of a file, enough to see how it was written. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * How the text of a file is stored. UTF-16 tells itself by its mark or its zero bytes; what is UTF-8 throughout is taken
 * as that, and anything else as what Excel writes on most machines, windows-1256 where it makes Arabic words. Refuses
 * what is no text.
 */
export async function findEncoding(path: string, head: Buffer): Promise<FileEncoding> {
  const wide = wideEncoding(head)
  if (wide !== null) return wide
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const arabic = new ArabicSigns()
  let isUtf8 = true
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue
    if (chunk.includes(0)) throw new DomainError('importFile.notCsv')
    isUtf8 = isUtf8 && decodes(utf8, chunk)
    arabic.read(chunk)
  }
  if (isUtf8 && decodes(utf8)) return 'utf-8'
  return arabic.prevail ? 'windows-1256' : 'windows-1252'
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** By its mark; without one by its zeros, every second byte of separators and line ends at least, and on one side only. */
function wideEncoding(head: Buffer): FileEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even > 0 === odd > 0) return null
  const encoding = even > 0 ? 'utf-16be' : 'utf-16le'
  const whole = head.subarray(0, head.length - (head.length % 2))
  // The last character of the head may be cut in two.
  return decodes(new TextDecoder(encoding, { fatal: true }), whole) ? encoding : null
}

/**
 * Tells windows-1256 from windows-1252, of which French small letters are the same in both: the bytes of Arabic letters
 * come in words there; here, as capitals with accents, they stand between plain letters.
 */
class ArabicSigns {
  private inWords = 0
  private amongLatin = 0
  private last = 0

  read(chunk: Buffer): void {
    for (const byte of chunk) {
      if (isArabicLetter(byte) && isArabicLetter(this.last)) this.inWords += 1
      else if (isArabicLetter(byte) ? isLatinLetter(this.last) : isArabicLetter(this.last) && isLatinLetter(byte))
        this.amongLatin += 1
      this.last = byte
    }
  }

  get prevail(): boolean {
    return this.inWords > this.amongLatin
  }
}

function isLatinLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}

/** Of windows-1256: the letters that windows-1252 has not in the same place, the two signs of × and ÷ left out. */
function isArabicLetter(byte: number): boolean {
  if (byte >= 0xc1 && byte <= 0xdf) return byte !== 0xd7
  return byte === 0xe1 || (byte >= 0xe3 && byte <= 0xe6) || byte === 0xec || byte === 0xed
}
