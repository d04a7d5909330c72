import { expect, test } from '@jest/globals'
import type { Measure } from './measure.ts'
import type { Round } from './rounds.ts'
import type { SyncJob } from './sync.ts'
import { syncFigures } from './sync-figures.ts'

function aMeasure(rate: number, cpuMs: number): Measure {
  return { rate, done: rate, failed: 0, p50: 1, p99: 1, cpuMs, serverCpuMs: 0, foreign: 0 }
}

const measures: Record<SyncJob, Measure> = {
  limit: aMeasure(1000, 1),
  tens: aMeasure(500, 2),
  'tens, 32': aMeasure(450, 2),
  'ones, 1 register': aMeasure(100, 4),
  'two hundreds, 1 register': aMeasure(400, 2),
}
const rounds: Round<SyncJob>[] = [{ measures, calibrationMs: 100 }]
const values = (figures: ReturnType<typeof syncFigures>) =>
  Object.fromEntries(figures.map(({ figure, value, holds }) => [figure, [value, holds]]))

test('each figure divides what it names', () => {
  expect(values(syncFigures(rounds, { sent: 10, faults: 0, posted: 10 }, true))).toEqual({
    'S1, tens': [0.5, true],
    'S2, tens': [2, true],
    'S4, tens': [0.9, true],
    'S5, tens': [0, true],
    S6: [0.25, true],
  })
})

test('a ticket that was lost or doubled fails S5, and books that do not agree judge nothing', () => {
  expect(values(syncFigures(rounds, { sent: 10, faults: 0, posted: 11 }, false))).toMatchObject({
    'S1, tens': [null, null],
    'S5, tens': [1, false],
  })
})
