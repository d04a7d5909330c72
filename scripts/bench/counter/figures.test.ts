import { expect, test } from '@jest/globals'
import { counterFigures, momentRows } from './figures.ts'
import type { Visit } from './visit.ts'

function aVisit(over: Partial<Visit> = {}): Visit {
  return {
    ...{ first: { drawnMs: 900, usableMs: 1000 }, requests: 12, wholeMs: 3000, catalogueKb: 2500, blockMs: 20 },
    ...{ offline: { drawnMs: 700, usableMs: 800 }, keys: [{ workMs: 2, paintMs: 20 }], hits: [40], scans: [30] },
    ...{ steps: [25], pays: [60], memoryMiB: 200, scripts: [] },
    changes: [
      { products: 100, ms: 200, kb: 9 },
      { products: 1000, ms: 900, kb: 80 },
    ],
    ...over,
  }
}

const valueOf = (rounds: Visit[][], name: string) =>
  counterFigures({ rounds, scriptsKb: 210 }).find(({ figure }) => figure === name)

test('openings are judged by the median of the rounds, growth round by round, weights by the worst', () => {
  const rounds = [
    [aVisit(), aVisit({ offline: { drawnMs: 1, usableMs: 1600 }, memoryMiB: 360 })],
    [aVisit({ requests: 26 }), aVisit({ offline: { drawnMs: 1, usableMs: 2400 } })],
    [aVisit({ offline: { drawnMs: 1, usableMs: 1600 } }), aVisit({ offline: { drawnMs: 1, usableMs: 8000 } })],
  ]
  const found = counterFigures({ rounds, scriptsKb: 210 })
  const values = Object.fromEntries(found.map(({ figure, value, holds }) => [figure, [value, holds]]))
  expect(values).toMatchObject({
    ...{ F2: [210, true], F7: [800, true], F8: [2400, true], 'F8, growth': [3, false], F10: [2.5, true] },
    ...{ F11: [200, true], 'F11, KB': [9, true], 'F11, thousand': [900, true], F15: [26, false], Memory: [360, false] },
  })
})

test('keys, scans, quantities and payments are judged by their tails over all rounds, of the larger catalogue', () => {
  const slow = aVisit({ scans: [30, 60], steps: [51], pays: [120], keys: [{ workMs: 17, paintMs: 70 }] })
  const rounds = [
    [aVisit({ scans: [900] }), aVisit()],
    [aVisit(), slow],
  ]
  for (const name of ['F12', 'F12, paint p99', 'F13', 'F14', 'Pay']) expect(valueOf(rounds, name)?.holds).toBe(false)
  expect(valueOf(rounds, 'F12, paint')?.value).toBe(45)
})

test('a counter that waits for its whole catalogue cannot be used meanwhile', () => {
  const rounds = [[aVisit(), aVisit({ first: { drawnMs: 1, usableMs: 3500 } })]]
  expect(valueOf(rounds, 'F10, usable')).toMatchObject({ value: 0, holds: false })
})

test('the table has each moment of each catalogue, with how often it was timed', () => {
  const rows = momentRows({ rounds: [[aVisit(), aVisit()]], scriptsKb: 1 }, [10, 20])
  expect(rows).toContainEqual(['20', 'pay key to success', '60', '60', '60', '1'])
  expect(rows).toContainEqual(['10', '1000 changed products', '900', '900', '900', '1'])
})
