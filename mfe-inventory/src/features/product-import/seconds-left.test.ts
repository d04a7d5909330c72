import { describe, expect, test } from '@jest/globals'
import { secondsLeft } from './seconds-left.ts'

describe('the seconds left', () => {
  test('follow from the pace since the first look', () => {
    expect(secondsLeft({ at: 1_000, done: 0 }, { at: 6_000, done: 25_000 }, 100_000)).toBe(15)
    expect(secondsLeft({ at: 1_000, done: 50_000 }, { at: 3_000, done: 60_000 }, 100_000)).toBe(8)
  })

  test('are unknown while nothing moves, and none at the end', () => {
    expect(secondsLeft({ at: 1_000, done: 5 }, { at: 9_000, done: 5 }, 10)).toBeNull()
    expect(secondsLeft({ at: 1_000, done: 0 }, { at: 1_000, done: 0 }, 10)).toBeNull()
    expect(secondsLeft({ at: 1_000, done: 0 }, { at: 2_000, done: 10 }, 10)).toBe(0)
  })
})
