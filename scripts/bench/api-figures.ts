import { type Figure, type Goal, judge } from './figures.ts'
import type { Round } from './rounds.ts'
import { type Spread, ratioOf } from './statistics.ts'

/** The smallest signed-in read against the smallest server on the same libraries. */
export type ApiJob = 'bare, select 1' | 'ours, one query'
/** Memory in MiB after the first half of the requests and after the second. */
export type Memory = { requests: number; atStart: number; afterFirst: number; afterSecond: number }

const OVERHEAD: Goal = { most: 2.5, aim: 1.7 }
const MEMORY: Goal = { most: 180, aim: 120 }
const GROWTH: Goal = { most: 10, aim: 5 }

export function overheadIn(rounds: readonly Round<ApiJob>[]): Spread {
  return ratioOf(
    rounds,
    ({ measures }) => measures['ours, one query'].cpuMs,
    ({ measures }) => measures['bare, select 1'].cpuMs,
  )
}

/** Failed requests leave the figures without a verdict. */
export function apiFigures(rounds: readonly Round<ApiJob>[], memory: Memory, isWhole: boolean): Figure[] {
  const of = (value: number): number => (isWhole ? value : NaN)
  const growth = (memory.afterSecond / memory.afterFirst - 1) * 100
  return [
    judge('A1', of(overheadIn(rounds).median), 'times the CPU of the bare server', OVERHEAD),
    judge('M1', of(memory.afterFirst), `MiB after ${memory.requests} requests`, MEMORY),
    judge('M1, growth', of(growth), `% over the next ${memory.requests} requests`, GROWTH),
  ]
}
