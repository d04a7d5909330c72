import type { Faults } from './driver.ts'
import { describeSpread, type Figure, figureTable, type Goal, judge, table } from './figures.ts'
import { recordTable, type Round } from './rounds.ts'
import { type Spread, ratioOf } from './statistics.ts'

/** A ratio between two jobs of the same round. */
export type Ratio<Job extends string> = {
  figure: string
  above: Job
  below: Job
  of: 'rate' | 'cpuMs'
  unit: string
  goal: Goal
}

/** What was sent twice at the same moment, how many pairs were not answered alike, and how many were posted. */
export type Twins = { sent: number; faults: number; posted: number }

/** What a run found: rounds, what was sent twice, invariants that broke, requests that failed, and how much was posted. */
export type Run<Job extends string> = {
  rounds: Round<Job>[]
  twins: Twins
  broken: string[]
  faults: Faults
  sales: number
}

function spreadIn<Job extends string>(rounds: readonly Round<Job>[], { above, below, of }: Ratio<Job>): Spread {
  return ratioOf(
    rounds,
    ({ measures }) => measures[above][of],
    ({ measures }) => measures[below][of],
  )
}

/** All figures of a run in the order of their names; a broken invariant leaves every ratio without a verdict. */
export function ratioFigures<Job extends string>(
  ratios: readonly Ratio<Job>[],
  rounds: readonly Round<Job>[],
  arePromisesKept: boolean,
  repeated: Figure,
): Figure[] {
  const judged = ratios.map((ratio) =>
    judge(ratio.figure, arePromisesKept ? spreadIn(rounds, ratio).median : NaN, ratio.unit, ratio.goal),
  )
  return [...judged, repeated].toSorted((a, b) => a.figure.localeCompare(b.figure, 'en'))
}

/** How many of what was sent twice were not posted once, or not answered alike. */
export function repeatedFigure(figure: string, things: string, { sent, faults, posted }: Twins): Figure {
  const found = faults + Math.abs(posted - sent)
  return judge(figure, found, `failed or duplicated of ${sent} ${things} sent twice`, { most: 0, aim: 0 })
}

/** Prints a run: its measures, its ratios round by round, what went wrong, and its figures. */
export function tellRun<Job extends string>(
  head: string,
  ratios: readonly Ratio<Job>[],
  { rounds, broken, faults }: Run<Job>,
  figures: readonly Figure[],
): void {
  console.log(`\n${head}; least / median / most\n`)
  console.log(recordTable(rounds))
  const spreads = ratios.map((ratio) => [ratio.figure, describeSpread(spreadIn(rounds, ratio), 2)])
  console.log(`\n${table(['figure', 'ratio round by round'], spreads)}`)
  if (faults.failed > 0) console.log(`\n${faults.failed} failed, the first: ${faults.first ?? 'of the limit'}`)
  for (const invariant of broken) console.log(`\nAn invariant does not hold: ${invariant}`)
  console.log(`\n${figureTable(figures)}`)
}
