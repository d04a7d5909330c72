import { expect, test } from '@jest/globals'
import { Turns } from './turns.ts'

/** Work that ends when it is told to; `begun` names what was begun, in order. */
function aWorkshop(most: number, mostWaiting = 1000) {
  const turns = new Turns({ most, mostWaiting })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (asker: string, name: string): Promise<string> =>
    turns.run(asker, () => {
      begun.push(name)
      return new Promise((end) => ends.push(() => end(name)))
    })
  const endOne = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { turns, begun, ask, endOne }
}

test('one who asks for four hundred lets another in after one piece', async () => {
  const { begun, ask, endOne } = aWorkshop(2)
  const all = Array.from({ length: 400 }, (_, index) => ask('attacker', `wrong ${index}`))
  all.push(ask('owner', 'right'), ask('neighbour', 'right too'))
  expect(begun).toEqual(['wrong 0', 'wrong 1'])
  for (let times = 0; times < 3; times += 1) await endOne()
  expect(begun).toEqual(['wrong 0', 'wrong 1', 'wrong 2', 'right', 'right too'])
  for (let times = 0; times < 400; times += 1) await endOne()
  expect(new Set(await Promise.all(all)).size).toBe(402)
})

test('what fails passes its place on, and an asker has only so many waiting', async () => {
  const turns = new Turns({ most: 1, mostWaiting: 2 })
  let fail: (error: Error) => void = () => undefined
  const failing = turns.run('a', () => new Promise<never>((_, reject) => (fail = reject)))
  const next = [turns.run('a', async () => 1), turns.run('a', async () => 2)]
  expect([turns.isFull('a'), turns.isFull('b')]).toEqual([true, false])
  fail(new Error('lost'))
  await expect(failing).rejects.toThrow('lost')
  expect(await Promise.all(next)).toEqual([1, 2])
  expect(turns.isFull('a')).toBe(false)
})
