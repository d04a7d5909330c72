import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** A file inside an archive: its path, and its text as it is written. */
export interface ZippedFile {
  name: string
  text: Iterable<string> | AsyncIterable<string>
}

/** How a zip names what was deflated. */
const DEFLATED = 8

/**
 * An archive of the files in their order, piece by piece: each is read when those before it have been taken, and none is
 * held. Node deflates beside the event loop. Ends what it reads from when it is left or when one of the files fails.
 */
export async function* zipped(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  function* taken(): Generator<Uint8Array> {
    const pieces = ready
    ready = []
    yield* pieces
  }
  for (const { name, text } of files) {
    const entry: ZipInputFile = { filename: name, compression: DEFLATED, size: 0, crc: 0 }
    zip.add(entry)
    const deflate = createDeflateRaw()
    const deflating = pipeline(Readable.from(measured(text, entry)), deflate)
    // Told by the loop, which fails with it.
    deflating.catch(() => undefined)
    try {
      for await (const piece of deflate as AsyncIterable<Uint8Array<ArrayBuffer>>) {
        entry.ondata?.(null, piece, false)
        yield* taken()
      }
    } finally {
      deflate.destroy()
      await deflating.catch(() => undefined)
    }
    entry.ondata?.(null, new Uint8Array(0), true)
  }
  zip.end()
  yield* taken()
}

/** The bytes of a text, counted and summed up in its entry as they go by. */
async function* measured(text: ZippedFile['text'], entry: ZipInputFile): AsyncGenerator<Buffer> {
  for await (const part of text) {
    const bytes = Buffer.from(part)
    entry.size = (entry.size ?? 0) + bytes.length
    entry.crc = crc32(bytes, entry.crc)
    yield bytes
  }
}
