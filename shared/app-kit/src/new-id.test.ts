import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { newId } from './new-id.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a new id', () => {
  test('is a UUID of version 7 and of the RFC variant', () => {
    for (let made = 0; made < 200; made += 1) {
      expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('begins with the time of its making', () => {
    const before = Date.now()
    const madeAt = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
    expect(madeAt).toBeGreaterThanOrEqual(before)
    expect(madeAt).toBeLessThan(before + 10_000)
  })

  test('sorts behind every earlier one, also within a millisecond and past its 4096', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    const ids = Array.from({ length: 10_000 }, newId)
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('sorts behind earlier ones when the clock is set back', () => {
    const earlier = newId()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    expect(newId() > earlier).toBe(true)
  })
})
