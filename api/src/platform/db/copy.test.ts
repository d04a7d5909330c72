import { expect, test } from '@jest/globals'
import { copyText } from './copy.ts'

test('between two pieces of rows that are all there already, others have their turn', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [index, 'a\tb', null, true] as const)
  let [turns, isOver] = [0, false]
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const pieces: string[] = []
  for await (const piece of copyText(rows)) pieces.push(piece)
  isOver = true
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join('').startsWith('0\ta\\tb\t\\N\tt\n1\t')).toBe(true)
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1)
})
