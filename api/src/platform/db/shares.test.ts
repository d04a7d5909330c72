import { mock } from 'node:test'
import { expect, test } from '@jest/globals'
import type { DomainError } from '../errors.ts'
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
    /** Ends what began first; so many have a connection then. */
    endOne: async (): Promise<number> => {
      ends.shift()?.()
      await settle()
      return ends.length
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

test('a company has one report at a time, all together three, and both keep nobody else waiting', async () => {
  const { take, endAll } = aPool()
  for (const company of ['a', 'b', 'c']) expect(await take(company, 'report', 4)).toBe(1)
  expect(await take('d', 'report', 1)).toBe(0)
  expect(await take('a', 'list', 1)).toBe(1)
  expect(await take('a', 'posting', 1)).toBe(1)
  await endAll()
})

test('whoever waits has the connection that another gives back, and a second report its own company’s', async () => {
  const { take, endOne, endAll } = aPool()
  for (const company of ['a', 'b', 'c', 'd']) await take(company, 'report', 2)
  expect(await endOne()).toBe(3)
  await endAll()
  expect(await take('b', 'report', 2)).toBe(1)
  await endAll()
})

test('reports and what the counter posts wait for longer than a screen, and not for ever', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const pass = (milliseconds: number): Promise<unknown> => {
    mock.timers.tick(milliseconds)
    return settle()
  }
  try {
    const shares = new Shares(CONNECTIONS)
    const refusals: unknown[] = []
    const ends = [await shares.take('a', 'report')]
    for (let time = 0; time < 5; time += 1) ends.push(await shares.take('a', 'list'))
    for (let time = 0; time < 4; time += 1) ends.push(await shares.take('a', 'posting'))
    for (const work of ['list', 'report', 'posting'] as const)
      shares.take('a', work).catch((error: DomainError) => refusals.push([work, error.code, error.params['seconds']]))
    await pass(2000)
    expect(refusals).toEqual([['list', 'server.busy', 2]])
    await pass(12_900)
    expect(refusals).toHaveLength(1)
    await pass(100)
    expect(refusals.slice(1)).toEqual([
      ['report', 'server.busy', 15],
      ['posting', 'server.busy', 15],
    ])
    for (const end of ends) end()
  } finally {
    mock.timers.reset()
  }
})
