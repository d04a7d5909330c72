import { createHash } from 'node:crypto'

const UINT32 = 2 ** 32

/** A row of numbers from 0 up to 1 that is always the same for the same names (sfc32, seeded by their SHA-256). */
export function randomOf(...names: readonly (string | number)[]): () => number {
  const seed = createHash('sha256').update(names.join('/')).digest()
  let [a, b, c, counter] = [0, 4, 8, 12].map((offset) => seed.readUInt32LE(offset)) as [number, number, number, number]
  return () => {
    const sum = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum / UINT32
  }
}

/** A whole number from the lowest to the highest, both of them possible. */
export function wholeBetween(random: () => number, lowest: number, highest: number): number {
  return lowest + Math.floor(random() * (highest - lowest + 1))
}
