import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { scheduleKills, sendingsOf } from './kill-schedule.ts'
import { randomOf, wholeBetween } from './random.ts'

describe('numbers by chance', () => {
  test('are the same for the same names, and others for other names', () => {
    const first = (...names: string[]): number[] => Array.from({ length: 5 }, randomOf(...names))
    expect(first('a', 'b')).toEqual(first('a', 'b'))
    expect(first('a', 'b')).not.toEqual(first('a', 'c'))
  })

  test('lie evenly from 0 up to 1', () => {
    const random = randomOf('evenly')
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let count = 0; count < 20_000; count += 1) {
      const tenth = Math.floor(random() * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(tenths).toHaveLength(10)
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  test('reach both ends of a range and nothing beyond', () => {
    const random = randomOf('range')
    expect(new Set(Array.from({ length: 200 }, () => wholeBetween(random, 3, 5)))).toEqual(new Set([3, 4, 5]))
  })
})

describe('kills', () => {
  const aPlan = fc.record({
    seed: fc.string(),
    documents: fc.integer({ min: 1, max: 20_000 }),
    isSetupHit: fc.boolean(),
    kills: fc.record({ api: fc.integer({ min: 0, max: 80 }), database: fc.integer({ min: 0, max: 80 }) }),
  })

  test('are as many as asked for, in order, within the run, and the same for the same seed', () => {
    fc.assert(
      fc.property(aPlan, fc.constantFrom('api', 'database'), (plan, target) => {
        const kills = scheduleKills(plan, target)
        expect(kills).toEqual(scheduleKills(plan, target))
        expect(kills).toHaveLength(plan.kills[target])
        const moments = kills.map(({ afterDocuments }) => afterDocuments)
        expect(moments).toEqual([...moments].sort((a, b) => a - b))
        expect(moments.every((moment) => moment >= 0 && moment <= plan.documents)).toBe(true)
        expect(moments.filter((moment) => moment === 0)).toHaveLength(
          plan.isSetupHit ? Math.floor(plan.kills[target] / 10) : 0,
        )
      }),
    )
  })

  test('are spread over the whole run', () => {
    const moments = scheduleKills(
      { seed: 'spread', documents: 1000, isSetupHit: false, kills: { api: 10, database: 0 } },
      'api',
    ).map(({ afterDocuments }) => afterDocuments)
    for (const [index, moment] of moments.entries()) expect(Math.floor((moment - 1) / 97)).toBe(index)
  })

  test('differ from seed to seed and from target to target', () => {
    const plan = { documents: 1000, isSetupHit: false, kills: { api: 5, database: 5 } }
    const moments = (seed: string, target: 'api' | 'database'): number[] =>
      scheduleKills({ ...plan, seed }, target).map(({ afterDocuments }) => afterDocuments)
    expect(moments('a', 'api')).not.toEqual(moments('b', 'api'))
    expect(moments('a', 'api')).not.toEqual(moments('a', 'database'))
  })
})

test('a document is sent once to three times, whatever came before it', () => {
  const times = Array.from({ length: 300 }, (_, index) => sendingsOf('seed', String(536_365 + index)))
  expect(new Set(times)).toEqual(new Set([1, 2, 3]))
  expect(sendingsOf('seed', '536400')).toBe(times[35])
})
