import { judge, type Figure } from '../figures.ts'
import { median, quantile, spreadOf } from '../statistics.ts'
import type { Measured, Round } from './run.ts'
import type { Visit } from './visit.ts'

const GOALS = {
  scripts: { most: 300, aim: 220 },
  offlineFew: { most: 1500, aim: 900 },
  offlineMany: { most: 3000, aim: 1800 },
  growth: { most: 2.5, aim: 1.5 },
  first: { most: 3500, aim: 2500 },
  transfer: { most: 4, aim: 3 },
  block: { most: 50, aim: 30 },
  meanwhile: { least: 1, aim: 1 },
  changeKb: { most: 30, aim: 15 },
  change: { most: 300, aim: 300 },
  changes: { most: 2000, aim: 2000 },
  work: { most: 16, aim: 8 },
  paint: { most: 33, aim: 25 },
  latestPaint: { most: 66, aim: 40 },
  scan: { most: 50, aim: 35 },
  step: { most: 50, aim: 33 },
  requests: { most: 25, aim: 15 },
  pay: { most: 100, aim: 100 },
  memory: { most: 350, aim: 350 },
}

/** F2 and F7 to F15, and what has no letter: openings by their median, tails over all rounds, weights by their worst. */
export function counterFigures({ rounds, scriptsKb }: Measured): Figure[] {
  const [few, many] = [rounds.flatMap((round) => round.at(0) ?? []), rounds.flatMap((round) => round.at(-1) ?? [])]
  const keys = many.flatMap((visit) => visit.keys)
  const all = (of: (visit: Visit) => readonly number[]): number[] => many.flatMap(of)
  const changes = (place: number) => many.flatMap((visit) => visit.changes.at(place) ?? [])
  const paint = keys.map(({ paintMs }) => paintMs)
  return [
    judge('F2', scriptsKb, 'KB of scripts of a counter in use, gzip', GOALS.scripts),
    judge('F7', median(few.map(offline)), 'ms until usable without a network, few products', GOALS.offlineFew),
    judge('F8', median(many.map(offline)), 'ms, many products', GOALS.offlineMany),
    judge('F8, growth', spreadOf(rounds.map(growth)).median, 'times few', GOALS.growth),
    judge('F9', median(few.map(({ first }) => first.usableMs)), 'ms until usable, first opening', GOALS.first),
    judge(
      'F10',
      worst(many, ({ catalogueKb }) => catalogueKb / 1000),
      'MB of many products',
      GOALS.transfer,
    ),
    judge('F10, block', median(many.map(({ blockMs }) => blockMs)), 'ms of the main thread at a time', GOALS.block),
    judge(
      'F10, usable',
      many.filter(isUsableMeanwhile).length / many.length,
      'of openings, meanwhile',
      GOALS.meanwhile,
    ),
    judge('F11', median(changes(0).map(({ ms }) => ms)), 'ms for a hundred changed products', GOALS.change),
    judge(
      'F11, KB',
      worst(changes(0), ({ kb }) => kb),
      'KB of them',
      GOALS.changeKb,
    ),
    judge('F11, thousand', median(changes(-1).map(({ ms }) => ms)), 'ms for a thousand', GOALS.changes),
    judge(
      'F12',
      quantile(
        keys.map(({ workMs }) => workMs),
        0.99,
      ),
      'ms of work for a key, p99',
      GOALS.work,
    ),
    judge('F12, paint', median(paint), 'ms from a key to the next paint, p50', GOALS.paint),
    judge('F12, paint p99', quantile(paint, 0.99), 'ms, p99', GOALS.latestPaint),
    judge(
      'F13',
      quantile(
        all(({ scans }) => scans),
        0.95,
      ),
      'ms from a scan to its line, p95',
      GOALS.scan,
    ),
    judge(
      'F14',
      quantile(
        all(({ steps }) => steps),
        0.95,
      ),
      'ms to change a quantity in a long cart, p95',
      GOALS.step,
    ),
    judge(
      'F15',
      worst(few, ({ requests }) => requests),
      'requests until usable, cold',
      GOALS.requests,
    ),
    judge(
      'Pay',
      quantile(
        all(({ pays }) => pays),
        0.95,
      ),
      'ms from the key to success, p95',
      GOALS.pay,
    ),
    judge(
      'Memory',
      worst(many, ({ memoryMiB }) => memoryMiB),
      'MiB of the tab, many products',
      GOALS.memory,
    ),
  ]
}

function offline({ offline: { usableMs } }: Visit): number {
  return usableMs
}

function growth(round: Round): number {
  const [few, many] = [round.at(0), round.at(-1)]
  return few && many ? offline(many) / offline(few) : NaN
}

/** It could be used before all of its catalogue was there. */
function isUsableMeanwhile({ first, wholeMs }: Visit): boolean {
  return first.usableMs < wholeMs
}

function worst<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return Math.max(...items.map(of))
}

/** One row per moment and catalogue: median, p95, the most, and how often it was timed. */
export function momentRows({ rounds }: Measured, sizes: readonly number[]): string[][] {
  return sizes.flatMap((products, place) => {
    const visits = rounds.flatMap((round) => round.at(place) ?? [])
    const row = (name: string, of: (visit: Visit) => number | readonly number[], decimals = 0): string[] => {
      const values = visits.flatMap(of)
      const shown = [median(values), quantile(values, 0.95), Math.max(...values)]
      return [String(products), name, ...shown.map((value) => value.toFixed(decimals)), String(values.length)]
    }
    return [
      row('first opening, drawn', ({ first }) => first.drawnMs),
      row('first opening, usable', ({ first }) => first.usableMs),
      row('catalogue whole', ({ wholeMs }) => wholeMs),
      row('main thread held up meanwhile', ({ blockMs }) => blockMs),
      row('without a network, drawn', ({ offline: { drawnMs } }) => drawnMs),
      row('without a network, usable', offline),
      row('key, work', ({ keys }) => keys.map(({ workMs }) => workMs), 1),
      row('key, next paint', ({ keys }) => keys.map(({ paintMs }) => paintMs)),
      row('last letter to its products', ({ hits }) => hits),
      row('scan to line', ({ scans }) => scans),
      row('quantity of a long cart', ({ steps }) => steps),
      row('pay key to success', ({ pays }) => pays),
      ...(visits[0]?.changes ?? []).map(({ products: count }, at) =>
        row(`${count} changed products`, ({ changes }) => changes.at(at)?.ms ?? NaN),
      ),
      row('tab, MiB', ({ memoryMiB }) => memoryMiB),
    ]
  })
}
