import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { fileStream } from './file-stream.ts'

const PIECE = 1000

/** A long file that tells how much of it was made, and whether it was ended. */
function aFile(pieces: number) {
  const state = { made: 0, isEnded: false }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for (; state.made < pieces; state.made += 1) yield new Uint8Array(PIECE)
    } finally {
      state.isEnded = true
    }
  }
  return { state, chunks: chunks() }
}

const PACE = { readAheadBytes: 10 * PIECE, patienceMs: 60_000, bytesPerSecond: PIECE }

test('a file is made no further ahead of its reader than agreed', async () => {
  const { state, chunks } = aFile(1000)
  const stream = await fileStream(chunks, PACE)
  let taken = 0
  for await (const piece of stream) {
    taken += (piece as Uint8Array).length
    expect(state.made * PIECE - taken).toBeLessThanOrEqual(PACE.readAheadBytes + 2 * PIECE)
  }
  expect(taken).toBe(1000 * PIECE)
  expect(state.isEnded).toBe(true)
})

test('a reader that takes nothing is left, and what the file was read from with it', async () => {
  const { state, chunks } = aFile(1000)
  const stream = await fileStream(chunks, { ...PACE, patienceMs: 1, bytesPerSecond: 1e9 })
  stream.read(0)
  const [error] = (await once(stream, 'error')) as [Error]
  expect(error.message).toContain('too long')
  expect(state).toMatchObject({ isEnded: true })
  expect(state.made).toBeLessThan(20)
})

test('a reader that goes ends what the file was read from', async () => {
  const { state, chunks } = aFile(1000)
  const stream = await fileStream(chunks, PACE)
  stream.destroy()
  await once(stream, 'close')
  expect((await chunks.next()).done).toBe(true)
  expect(state.isEnded).toBe(true)
})

test('what fails before the first piece is told instead of a file', async () => {
  async function* refused(): AsyncGenerator<string> {
    yield* await Promise.reject<string[]>(new Error('too many rows'))
  }
  await expect(fileStream(refused(), PACE)).rejects.toThrow('too many rows')
})
