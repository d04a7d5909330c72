import { Readable } from 'node:stream'

type Chunk = string | Uint8Array

/** What a reader of a file may take its time with. */
export interface Pace {
  /** Bytes that are made ahead of it. */
  readAheadBytes: number
  /** What it may keep the file waiting, altogether, beside a second for each so many bytes that it took. */
  patienceMs: number
  bytesPerSecond: number
}

/** As slow as a line of half a megabit: a file keeps a connection to the database, and its turn. */
const PACE: Pace = { readAheadBytes: 1024 * 1024, patienceMs: 30_000, bytesPerSecond: 64 * 1024 }

/**
 * The pieces as a stream that holds no more of them than the reader is about to take. Takes the first piece at once, so
 * that a refusal is answered as one. Ends the source when the reader is gone, and breaks off when it is too slow.
 */
export async function fileStream(chunks: AsyncGenerator<Chunk>, pace: Pace = PACE): Promise<Readable> {
  const first = await chunks.next()
  async function* all(): AsyncGenerator<Chunk> {
    if (!first.done) yield first.value
    yield* chunks
  }
  const breakOff = (): void => void stream.destroy(new Error('The reader of a file took too long'))
  const inTime = keepingPace(all(), pace, breakOff)
  const stream = Readable.from(inTime, { objectMode: false, highWaterMark: pace.readAheadBytes })
  // When that fails, so has the stream, which reports it.
  return stream.once('close', () => void chunks.return(undefined).catch(() => undefined))
}

async function* keepingPace(
  chunks: AsyncIterable<Chunk>,
  { patienceMs, bytesPerSecond }: Pace,
  breakOff: () => void,
): AsyncGenerator<Chunk> {
  let leftMs = patienceMs
  for await (const chunk of chunks) {
    leftMs += (chunk.length * 1000) / bytesPerSecond
    const given = performance.now()
    const timer = setTimeout(breakOff, leftMs)
    try {
      yield chunk
    } finally {
      clearTimeout(timer)
    }
    leftMs -= performance.now() - given
  }
}
