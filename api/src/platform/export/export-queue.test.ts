import { expect, test } from '@jest/globals'
import { takeTurn } from './export-queue.ts'

/** Lets everything happen that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a company exports one list at a time, and few do together, in the order of asking', async () => {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (company: string, name: string) =>
    void takeTurn(company).then((end) => {
      began.push(name)
      ends.set(name, end)
    })
  ask('a', 'a1')
  ask('a', 'a2')
  ask('b', 'b1')
  ask('c', 'c1')
  await settle()
  expect(began).toEqual(['a1', 'b1'])
  ends.get('b1')?.()
  await settle()
  expect(began).toEqual(['a1', 'b1', 'c1'])
  ends.get('a1')?.()
  await settle()
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['c1', 'a2']) ends.get(name)?.()
})

test('whoever asks again and again is told to wait', async () => {
  const first = await takeTurn('d')
  const others = Array.from({ length: 5 }, () => takeTurn('d'))
  await expect(takeTurn('d')).rejects.toMatchObject({ code: 'request.tooMany' })
  first()
  for (const other of others) (await other)()
  ;(await takeTurn('d'))()
})
