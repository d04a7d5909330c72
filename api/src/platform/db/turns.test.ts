import { expect, test } from '@jest/globals'
import { Turns, type EndTurn, type TurnLimits } from './turns.ts'

const LIMITS: TurnLimits = { total: 3, share: 2, waitMs: 50, mostWaiting: 3 }

/** Lets everything happen that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function aDesk(limits: Partial<TurnLimits> = {}) {
  const turns = new Turns({ ...LIMITS, waitMs: 60_000, ...limits })
  const began: string[] = []
  const ends = new Map<string, EndTurn>()
  const ask = async (holder: string, name: string): Promise<void> => {
    const end = await turns.take(holder)
    began.push(name)
    ends.set(name, end)
  }
  return { turns, began, ask, end: (name: string) => ends.get(name)?.() }
}

test('no holder has more than its share, and all together no more than there is', async () => {
  const { began, ask, end } = aDesk()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name.charAt(0), name)
  await settle()
  expect(began).toEqual(['a1', 'a2', 'b1'])
  // Nobody is left waiting: a refusal that comes after the test would be another one's failure.
  for (const name of began) {
    end(name)
    await settle()
  }
  expect(began).toHaveLength(5)
})

test('those who wait have turns one after the other, however much one of them asks for', async () => {
  const { began, ask, end } = aDesk({ total: 1, share: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void ask(name.charAt(0), name)
  await settle()
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    expect(began.at(-1)).toBe(name)
    end(name)
    await settle()
  }
})

test('waiting ends with a refusal, and leaves the place to others', async () => {
  const turns = new Turns({ ...LIMITS, share: 1 })
  const first = await turns.take('a')
  await expect(turns.take('a')).rejects.toMatchObject({ code: 'server.busy', params: { seconds: 1 } })
  const next = turns.take('a')
  first()
  ;(await next)()
  ;(await turns.take('a'))()
})

test('a long line is refused at once', async () => {
  const turns = new Turns({ ...LIMITS, share: 1, waitMs: 60_000 })
  const first = await turns.take('a')
  const others = [1, 2, 3].map(() => turns.take('a'))
  await expect(turns.take('a')).rejects.toMatchObject({ code: 'server.busy' })
  first()
  for (const other of others) (await other)()
})
