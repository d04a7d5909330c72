import { expect, test } from '@jest/globals'
import type { Measure } from './measure.ts'
import { type Round, chooseRounds, isQuiet, recordTable } from './rounds.ts'

const measure: Measure = { rate: 100, done: 100, failed: 0, p50: 1, p99: 2, cpuMs: 3, serverCpuMs: 1, foreign: 0 }

function aRound(foreign: number, calibrationMs = 100): Round<'ours' | 'limit'> {
  return { measures: { ours: { ...measure, foreign }, limit: measure }, calibrationMs }
}

test('a round is disturbed by others, by accounts that do not add up, and by a slow processor', () => {
  const best = aRound(0.1)
  const rounds = [best, aRound(0.41), aRound(-0.11), aRound(0, 121)]
  expect(rounds.map((round) => isQuiet(round, rounds))).toEqual([true, false, false, false])
})

test('disturbed rounds count only where there are too few others, the least disturbed first', () => {
  const [loud, quiet, louder] = [aRound(0.5), aRound(0.2), aRound(0.9)]
  expect(chooseRounds([loud, louder, quiet], 1)).toEqual([quiet])
  expect(chooseRounds([louder, loud, quiet], 2)).toEqual([quiet, loud])
})

test('the record has a line for each job', () => {
  const text = recordTable([aRound(0.1), aRound(0.3)])
  expect(text.split('\n')).toHaveLength(4)
  expect(text).toContain('| ours  | 100 / 100 / 100 |')
  expect(text).toContain('10 / 20 / 30')
})
