import { expect, test } from '@jest/globals'
import type { Work } from '../work.ts'
import { CONNECTIONS, Shares } from './shares.ts'

/** Lets everything happen that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function aPool() {
  const shares = new Shares(CONNECTIONS)
  const ends: (() => void)[] = []
  return {
    /** How many of so many connections a company gets at once; it goes on waiting for the others. */
    take: async (company: string, work: Work, times: number): Promise<number> => {
      const before = ends.length
      for (let time = 0; time < times; time += 1)
        void shares.take(company, work).then(
          (end) => ends.push(end),
          () => undefined,
        )
      await settle()
      return ends.length - before
    },
    endAll: async () => {
      while (ends.length > 0) {
        ends.pop()?.()
        await settle()
      }
    },
  }
}

test('a company has half of the connections, and others have the rest but those that belong to no company', async () => {
  const { take, endAll } = aPool()
  expect(await take('a', 'posting', 12)).toBe(10)
  expect(await take('b', 'posting', 12)).toBe(8)
  await endAll()
})

test('the screens of a company leave half of its share to what it sells', async () => {
  const { take, endAll } = aPool()
  expect(await take('a', 'list', 8)).toBe(5)
  expect(await take('a', 'posting', 8)).toBe(5)
  await endAll()
})

test('reports are few, of one company and of all, and keep nobody else waiting', async () => {
  const { take, endAll } = aPool()
  expect(await take('a', 'report', 4)).toBe(2)
  expect(await take('b', 'report', 4)).toBe(1)
  expect(await take('a', 'list', 1)).toBe(1)
  expect(await take('a', 'posting', 1)).toBe(1)
  await endAll()
})

test('whoever waits has the connection that another gives back', async () => {
  const { take, endAll } = aPool()
  await take('a', 'report', 2)
  expect(await take('b', 'report', 2)).toBe(1)
  await endAll()
  expect(await take('b', 'report', 2)).toBe(2)
  await endAll()
})
