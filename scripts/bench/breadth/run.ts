import { step } from '../../common/steps.ts'
import { judge, type Figure } from '../figures.ts'
import type { Measured } from './copies.ts'
import { measureCopy } from './copies.ts'
import type { BreadthOptions } from './options.ts'
import { slicesToMake } from './slices.ts'

/** The page that is the first one for the figures, as in the benchmark of federation. */
const FIRST_PAGE = 'pointOfSale/discounts'
const PERCENT = 100

/**
 * Copies the repository twice, once with generated slices over all remotes, and reports by how much
 * everything that somebody waits for grows.
 */
export async function measureBreadth(options: BreadthOptions): Promise<Figure[]> {
  const slices = slicesToMake(options.isSmoke)
  const before = await step('As it is', () => measureCopy([], options))
  const after = await step(`With ${slices.length} more slices`, () =>
    measureCopy(slices, options, new Set(before.pages.keys())),
  )
  return figuresOf(before, after)
}

/** The growth of each figure between two copies. */
export function figuresOf(before: Measured, after: Measured): Figure[] {
  const [first, firstAfter] = [before.pages.get(FIRST_PAGE), after.pages.get(FIRST_PAGE)]
  const growths = [...before.pages].map(
    ([name, { bytes }]) => [name, growth(bytes, after.pages.get(name)?.bytes)] as const,
  )
  const [most = ['no page', NaN] as const] = growths.toSorted(([, one], [, other]) => other - one)
  const figures = [
    judge('first page, size', growth(first?.bytes, firstAfter?.bytes), '% more', { most: 5, aim: 1 }),
    judge('first page, requests', (firstAfter?.requests ?? NaN) - (first?.requests ?? NaN), 'more', {
      most: 0,
      aim: 0,
    }),
    judge(`route that grows most (${most[0]})`, most[1], '% more', { most: 2, aim: 1 }),
  ]
  const times = [
    judgeTime('build of one remote', before.buildSeconds, after.buildSeconds, { most: 1.1, aim: 1 }),
    judgeTime('types', before.typesSeconds, after.typesSeconds, { most: 2, aim: 1.5 }),
    judgeTime('npm test', before.testSeconds, after.testSeconds, { most: 1.5, aim: 1.2 }),
  ]
  return [...figures, ...times.filter((figure) => figure !== null)]
}

function growth(before: number | undefined, after: number | undefined): number {
  return before === undefined || after === undefined ? NaN : ((after - before) / before) * PERCENT
}

function judgeTime(
  name: string,
  before: number | null,
  after: number | null,
  goal: { most: number; aim: number },
): Figure | null {
  return before === null || after === null ? null : judge(name, after / before, 'times', goal)
}
