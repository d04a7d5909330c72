import type { CheckoutJob, Twins } from './checkout-jobs.ts'
import { type Figure, type Goal, judge } from './figures.ts'
import type { Measure } from './measure.ts'
import type { Round } from './rounds.ts'
import { type Spread, ratioOf } from './statistics.ts'

/** A ratio between two jobs of the same round. */
type Ratio = { figure: string; above: CheckoutJob; below: CheckoutJob; of: 'rate' | 'cpuMs'; unit: string; goal: Goal }

/** Names carry the number of products where a figure is taken at both sizes. */
export const CHECKOUT_RATIOS: readonly Ratio[] = [
  {
    figure: 'S1',
    above: 'ours',
    below: 'limit',
    of: 'rate',
    unit: 'of the rate of the limit',
    goal: { least: 0.3, aim: 0.5 },
  },
  {
    figure: 'S1, few products',
    above: 'ours, few products',
    below: 'limit, few products',
    of: 'rate',
    unit: 'of the rate of the limit',
    goal: { least: 0.3, aim: 0.5 },
  },
  {
    figure: 'S2',
    above: 'ours',
    below: 'limit',
    of: 'cpuMs',
    unit: 'times the CPU of the limit',
    goal: { most: 4, aim: 2.5 },
  },
  {
    figure: 'S2, few products',
    above: 'ours, few products',
    below: 'limit, few products',
    of: 'cpuMs',
    unit: 'times the CPU of the limit',
    goal: { most: 4, aim: 2.5 },
  },
  {
    figure: 'S3',
    above: 'ours, 1 register',
    below: 'limit, 1 register',
    of: 'rate',
    unit: 'of the rate of the limit',
    goal: { least: 0.4, aim: 0.65 },
  },
  {
    figure: 'S4',
    above: 'ours, 1 register, 32',
    below: 'ours, 1 register',
    of: 'rate',
    unit: 'of the rate of 8 clients',
    goal: { least: 0.8, aim: 1 },
  },
  {
    figure: 'S7',
    above: 'ours',
    below: 'ours, few products',
    of: 'cpuMs',
    unit: 'times the CPU with few products',
    goal: { most: 1.5, aim: 1.25 },
  },
]

export function spreadIn(rounds: readonly Round<CheckoutJob>[], { above, below, of }: Ratio): Spread {
  const pick =
    (job: CheckoutJob) =>
    (round: Round<CheckoutJob>): number =>
      figureOf(round.measures[job], of)
  return ratioOf(rounds, pick(above), pick(below))
}

function figureOf(measure: Measure, of: Ratio['of']): number {
  return measure[of]
}

/** All figures of a run in the order of their names; a broken invariant leaves every ratio without a verdict. */
export function checkoutFigures(
  rounds: readonly Round<CheckoutJob>[],
  twins: Twins,
  arePromisesKept: boolean,
): Figure[] {
  const ratios = CHECKOUT_RATIOS.map((ratio) =>
    judge(ratio.figure, arePromisesKept ? spreadIn(rounds, ratio).median : NaN, ratio.unit, ratio.goal),
  )
  const twinFaults = twins.faults + Math.abs(twins.posted - twins.sent)
  const repeated = judge('S5', twinFaults, `failed or duplicated of ${twins.sent} sales sent twice`, {
    most: 0,
    aim: 0,
  })
  return [...ratios, repeated].toSorted((a, b) => a.figure.localeCompare(b.figure, 'en'))
}
