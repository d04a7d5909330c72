import type { Twins } from './checkout-jobs.ts'
import { type Figure, type Goal, judge } from './figures.ts'
import type { Round } from './rounds.ts'
import { type Spread, ratioOf } from './statistics.ts'
import type { SyncJob } from './sync.ts'

type Ratio = { figure: string; above: SyncJob; below: SyncJob; of: 'rate' | 'cpuMs'; unit: string; goal: Goal }

/** By tickets, however many of them a request brings. */
export const SYNC_RATIOS: readonly Ratio[] = [
  {
    figure: 'S1, tens',
    above: 'tens',
    below: 'limit',
    of: 'rate',
    unit: 'of the rate of the limit',
    goal: { least: 0.4, aim: 0.5 },
  },
  {
    figure: 'S2, tens',
    above: 'tens',
    below: 'limit',
    of: 'cpuMs',
    unit: 'times the CPU of the limit',
    goal: { most: 2.5, aim: 2 },
  },
  {
    figure: 'S4, tens',
    above: 'tens, 32',
    below: 'tens',
    of: 'rate',
    unit: 'of the rate of 8 clients',
    goal: { least: 0.8, aim: 1 },
  },
  {
    figure: 'S6',
    above: 'ones, 1 register',
    below: 'two hundreds, 1 register',
    of: 'rate',
    unit: 'of the time of 200 requests',
    goal: { most: 0.6, aim: 0.35 },
  },
]

export function spreadIn(rounds: readonly Round<SyncJob>[], { above, below, of }: Ratio): Spread {
  return ratioOf(
    rounds,
    ({ measures }) => measures[above][of],
    ({ measures }) => measures[below][of],
  )
}

/** All figures of a run in the order of their names; a broken invariant leaves every ratio without a verdict. */
export function syncFigures(rounds: readonly Round<SyncJob>[], twins: Twins, arePromisesKept: boolean): Figure[] {
  const ratios = SYNC_RATIOS.map((ratio) =>
    judge(ratio.figure, arePromisesKept ? spreadIn(rounds, ratio).median : NaN, ratio.unit, ratio.goal),
  )
  const twinFaults = twins.faults + Math.abs(twins.posted - twins.sent)
  const repeated = judge('S5, tens', twinFaults, `failed or duplicated of ${twins.sent} tickets sent twice`, {
    most: 0,
    aim: 0,
  })
  return [...ratios, repeated].toSorted((a, b) => a.figure.localeCompare(b.figure, 'en'))
}
