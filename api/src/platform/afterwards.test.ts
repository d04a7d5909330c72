import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { Afterwards } from './afterwards.ts'

const log = pino({ level: 'silent' })

test('work is done after the caller went on, little of it at once, and a failure holds nothing up', async () => {
  const afterwards = new Afterwards(log)
  let [atOnce, most, done] = [0, 0, 0]
  for (let index = 0; index < 20; index += 1)
    afterwards.add(async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      done += 1
      if (index === 3) throw new Error('failed')
    })
  expect(done).toBe(0)
  await afterwards.done()
  expect({ done, most }).toEqual({ done: 20, most: 2 })
})

test('a flood does not wait without end: what is too much is left out', async () => {
  const afterwards = new Afterwards(log)
  let done = 0
  for (let index = 0; index < 5000; index += 1)
    afterwards.add(async () => {
      done += 1
    })
  await afterwards.done()
  expect(done).toBeLessThan(1000)
  expect(done).toBeGreaterThan(100)
})

test('nothing to do is done at once', async () => {
  await new Afterwards(log).done()
})
