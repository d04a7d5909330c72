import { afterEach, expect, jest, test } from '@jest/globals'
import type { Work } from '../work.ts'
import { retried } from './transaction.ts'

const LOCK_TIMED_OUT = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })

afterEach(() => void jest.restoreAllMocks())

/** How often something is tried that never succeeds and takes so many seconds each time. */
async function attemptsOf(work: Work, seconds: number, error: Error = LOCK_TIMED_OUT): Promise<number> {
  let attempts = 0
  jest.spyOn(performance, 'now').mockImplementation(() => attempts * seconds * 1000)
  const trying = retried(
    async () => {
      attempts += 1
      throw error
    },
    { work },
  )
  await expect(trying).rejects.toBe(error)
  return attempts
}

test('what others hold up is tried again until its class has waited long enough; a posting waits longest', async () => {
  expect(await attemptsOf('write', 2)).toBe(3)
  expect(await attemptsOf('posting', 2)).toBe(8)
})

test('what fails at once is tried again a few times', async () => {
  expect(await attemptsOf('write', 0)).toBe(5)
  expect(await attemptsOf('posting', 0)).toBe(8)
})

test('what cannot pass is not tried again', async () => {
  expect(await attemptsOf('posting', 0, new Error('on purpose'))).toBe(1)
})
