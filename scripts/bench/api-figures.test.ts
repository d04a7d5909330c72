import { expect, test } from '@jest/globals'
import { apiFigures } from './api-figures.ts'
import type { Measure } from './measure.ts'

const measure: Measure = { rate: 1, done: 1, failed: 0, p50: 1, p99: 1, cpuMs: 0.2, serverCpuMs: 0.1, foreign: 0 }
const rounds = [
  { measures: { 'bare, select 1': measure, 'ours, one query': { ...measure, cpuMs: 0.4 } }, calibrationMs: 1 },
]
const memory = { requests: 20_000, atStart: 80, afterFirst: 100, afterSecond: 111 }

test('overhead is a ratio of CPU, memory is absolute, growth in percent', () => {
  const figures = apiFigures(rounds, memory, true)
  expect(figures.map(({ figure, value, holds }) => [figure, value, holds])).toEqual([
    ['A1', 2, true],
    ['M1', 100, true],
    ['M1, growth', 11, false],
  ])
})

test('nothing is judged where requests failed', () => {
  expect(apiFigures(rounds, memory, false).map(({ holds }) => holds)).toEqual([null, null, null])
})
