import { judge, type Figure } from '../figures.ts'
import { median, quantile, ratioOf } from '../statistics.ts'
import type { Repeated } from './libraries.ts'
import type { RouteWeight } from './routes.ts'
import type { Clicks, SignIn } from './visits.ts'
import type { Opened } from './watch.ts'

/** One round: each screen once, the bare page among them, and how long the database takes for the rows of the list, in milliseconds. */
export interface Round {
  bare: Opened
  signIn: SignIn
  list: Opened
  sqlMs: number
  clicks: Clicks
}

/** All that was measured: the rounds, and what lies in the builds. */
export interface Measured {
  rounds: readonly Round[]
  routes: readonly RouteWeight[]
  repeated: readonly Repeated[]
}

const GOALS = {
  scripts: { most: 200, aim: 150 },
  route: { most: 60, aim: 40 },
  repeated: { most: 0, aim: 0 },
  signIn: { most: 1200, aim: 800 },
  list: { most: 1500, aim: 1000 },
  inShell: { most: 400, aim: 250 },
  tick: { most: 100, aim: 50 },
}

/** What has no goal of its own, as it stands beside a figure that has. */
function recorded(figure: string, value: number, unit: string): Figure {
  return { ...judge(figure, value, unit, GOALS.repeated), goal: '', holds: null }
}

/** F1, F3 to F6: times by their median, what is sent by its worst. */
export function screensFigures({ rounds, routes, repeated }: Measured): Figure[] {
  const middle = (of: (round: Round) => number | readonly number[]): number => median(rounds.flatMap(of))
  const beside = (of: (round: Round) => number, other: (round: Round) => number): number =>
    ratioOf(rounds, of, other).median
  const offices = routes.filter(({ isPublic }) => !isPublic)
  const bare = ({ bare: { usableMs } }: Round): number => usableMs
  const signIn = ({ signIn: { usableMs } }: Round): number => usableMs
  const list = ({ list: { usableMs } }: Round): number => usableMs
  return [
    judge(
      'F1',
      Math.max(...rounds.map(({ signIn: { scriptsKb } }) => scriptsKb)),
      'KB of scripts, sign-in',
      GOALS.scripts,
    ),
    judge('F3', Math.max(...offices.map(({ ownKb }) => ownKb)), 'KB of its own, the heaviest address', GOALS.route),
    judge('F3, sent twice', repeated.length, 'libraries in several remotes', GOALS.repeated),
    judge('F4', middle(signIn), 'ms until sign-in is usable, cold', GOALS.signIn),
    recorded('F4, ratio', beside(signIn, bare), 'times the bare page'),
    judge('F5', middle(list), 'ms until the list is usable, cold', GOALS.list),
    recorded('F5, ratio', beside(list, bare), 'times the bare page'),
    recorded(
      'F5, SQL',
      beside(list, ({ sqlMs }) => sqlMs),
      'times the SQL of its rows',
    ),
    judge(
      'F6',
      middle(({ clicks }) => clicks.list),
      'ms from the menu to the list',
      GOALS.inShell,
    ),
    judge(
      'F6, sheet',
      middle(({ clicks }) => clicks.sheets),
      'ms from a row to its sheet',
      GOALS.inShell,
    ),
    judge(
      'F6, tick',
      middle(({ clicks }) => clicks.ticks),
      'ms to tick one of 100 rows',
      GOALS.tick,
    ),
  ]
}

/** One row per moment that was timed: median and p95 in milliseconds, and how often it was timed. */
export function timeRows(rounds: readonly Round[]): string[][] {
  const row = (name: string, of: (round: Round) => number | readonly number[], decimals = 0): string[] => {
    const times = rounds.flatMap(of)
    return [name, median(times).toFixed(decimals), quantile(times, 0.95).toFixed(decimals), String(times.length)]
  }
  return [
    row('bare page, usable', ({ bare }) => bare.usableMs),
    row('sign-in, drawn by its own code', ({ signIn }) => signIn.drawnMs),
    row('sign-in, usable', ({ signIn }) => signIn.usableMs),
    row('list, drawn', ({ list }) => list.drawnMs),
    row('list, usable', ({ list }) => list.usableMs),
    row('SQL of its rows', ({ sqlMs }) => sqlMs, 2),
    row('menu to list, first time', ({ clicks }) => clicks.list),
    row('menu to list, again', ({ clicks }) => clicks.listAgain),
    row('row to sheet, first time', ({ clicks }) => clicks.sheet),
    row('row to sheet, later', ({ clicks }) => clicks.sheets),
    row('tick, first of a page', ({ clicks }) => clicks.tick),
    row('tick, later', ({ clicks }) => clicks.ticks),
  ]
}

/** One row per address, the heaviest first: KB after gzip. */
export function routeRows(routes: readonly RouteWeight[]): string[][] {
  return routes
    .toSorted((a, b) => b.ownKb - a.ownKb)
    .map(({ remote, address, ownKb, partsKb }) => [address, remote, ownKb.toFixed(1), partsKb.toFixed(1)])
}

/** One row per library: in how many remotes, and KB in the one that has most of it, minified and unpacked. */
export function repeatedRows(repeated: readonly Repeated[]): string[][] {
  return repeated.map(({ library, in: lengths }) => {
    const each = Object.values(lengths)
    return [library, String(each.length), (Math.max(...each) / 1000).toFixed(1)]
  })
}
