import type { Figure } from './figures.ts'
import { type Ratio, ratioFigures, repeatedFigure, type Twins } from './ratios.ts'
import type { Round } from './rounds.ts'
import type { SyncJob } from './sync.ts'

/** By tickets, however many of them a request brings. */
export const SYNC_RATIOS: readonly Ratio<SyncJob>[] = [
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

export function syncFigures(rounds: readonly Round<SyncJob>[], twins: Twins, arePromisesKept: boolean): Figure[] {
  return ratioFigures(SYNC_RATIOS, rounds, arePromisesKept, repeatedFigure('S5, tens', 'tickets', twins))
}
