import { expect, jest, test } from '@jest/globals'
import { firstDrawing, notePageDrawn, watchReads } from './first-page.ts'

function readsOf(count: number) {
  const looks = new Set<() => void>()
  return {
    reads: {
      count: () => count,
      subscribe: (look: () => void) => {
        looks.add(look)
        return () => looks.delete(look)
      },
    },
    become: (next: number): void => {
      count = next
      looks.forEach((look) => look())
    },
  }
}

/** Long enough for everything that is not waited for. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

test('what waits for the first page waits for what its data leads it to ask for, too', async () => {
  // Here it never comes by itself.
  jest.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => Number(setTimeout(work)))
  const { reads, become } = readsOf(1)
  watchReads(reads)
  let isOver = false
  const drawn = firstDrawing().then(() => (isOver = true))
  notePageDrawn()
  await turns()
  expect(isOver).toBe(false)

  become(0)
  await Promise.resolve()
  become(1)
  await turns()
  expect(isOver).toBe(false)

  become(0)
  await drawn
  expect(isOver).toBe(true)
})
