import type { CheckoutJob } from './checkout-jobs.ts'
import type { Figure } from './figures.ts'
import { type Ratio, ratioFigures, repeatedFigure, type Twins } from './ratios.ts'
import type { Round } from './rounds.ts'

/** Names carry the number of products where a figure is taken at both sizes. */
export const CHECKOUT_RATIOS: readonly Ratio<CheckoutJob>[] = [
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

export function checkoutFigures(
  rounds: readonly Round<CheckoutJob>[],
  twins: Twins,
  arePromisesKept: boolean,
): Figure[] {
  return ratioFigures(CHECKOUT_RATIOS, rounds, arePromisesKept, repeatedFigure('S5', 'sales', twins))
}
