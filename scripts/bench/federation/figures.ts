import { type Figure, type Goal, describeSpread, judge, table } from '../figures.ts'
import { type Spread, median, ratioOf, spreadOf } from '../statistics.ts'
import type { BuildTimes } from './builds.ts'
import type { DevelopmentTimes } from './development.ts'
import type { Visit } from './first-route.ts'
import type { LiveTimes } from './going-live.ts'
import { type Compared, slowdownIn } from './home-paint.ts'
import type { Weight } from './sizes.ts'
import type { Waterfall } from './waves.ts'

/** The results of one group: its figures, and lines that explain them. */
export interface Found {
  figures: Figure[]
  record: string[]
}

const atMost = (most: number, aim = most): Goal => ({ most, aim })
const KB = 1000

/** One round: the same list in both forms, one after the other. */
export interface FirstRouteRound {
  federated: Visit
  monolith: Visit
}

export function firstRouteFound(rounds: readonly FirstRouteRound[]): Found {
  const ratio = ratioOf(
    rounds,
    ({ federated }) => federated.ms,
    ({ monolith }) => monolith.ms,
  )
  const of = (pick: (round: FirstRouteRound) => Visit): Spread => spreadOf(rounds.map((round) => pick(round).ms))
  return {
    figures: [judge('F1', ratio.median, 'times the monolith, first route, 4G, CPU / 4', atMost(1.25, 1.12))],
    record: [
      `F1 ratio, least / median / most: ${describeSpread(ratio, 2)}`,
      ...(['federated', 'monolith'] as const).map(
        (form) =>
          `F1 ${form}: ${describeSpread(
            of((round) => round[form]),
            0,
          )} ms; ${waterfallLine(rounds.at(-1)?.[form].waterfall)}`,
      ),
    ],
  }
}

function waterfallLine(waterfall: Waterfall | undefined): string {
  if (waterfall === undefined) return 'nothing came'
  const { waves, requests, bytes, apiCalls, others } = waterfall
  return `${waves} waves, ${requests} requests, ${(bytes / KB).toFixed(0)} KB; beside them ${apiCalls} calls of the API, ${others} fonts and pictures`
}

export function waterfallFound(cold: readonly Waterfall[], repeat: readonly Waterfall[]): Found {
  const of = (waterfalls: readonly Waterfall[], pick: (waterfall: Waterfall) => number): number =>
    median(waterfalls.map(pick))
  const waves = (waterfall: Waterfall | undefined): string[] =>
    (waterfall?.inWaves ?? []).map((names, index) => `  wave ${index + 1}: ${names.join(', ')}`)
  return {
    figures: [
      judge(
        'F2, waves',
        of(cold, (each) => each.waves),
        'of HTML, scripts and phrases, cold',
        atMost(2),
      ),
      judge(
        'F2, own waves',
        of(cold, (each) => each.ownWaves),
        'of what the route itself is made of, cold',
        atMost(2),
      ),
      judge(
        'F2, waves again',
        of(repeat, (each) => each.waves),
        'with a warm cache',
        atMost(1),
      ),
      judge(
        'F2, requests',
        of(cold, (each) => each.requests),
        'for HTML, scripts and phrases, cold',
        atMost(10),
      ),
      judge('F2, size', of(cold, (each) => each.bytes) / KB, 'KB over the line, packed, cold', atMost(250)),
    ],
    record: [
      `F2 cold: ${waterfallLine(cold.at(-1))}`,
      ...waves(cold.at(-1)),
      `F2 again: ${waterfallLine(repeat.at(-1))}`,
      ...waves(repeat.at(-1)),
    ],
  }
}

export function sizesFound(weights: readonly Weight[]): Found {
  return {
    figures: weights.flatMap(({ remote, entryKb, routeKb, route }) => [
      judge(`F3, entry of ${remote}`, entryKb, 'KB', atMost(8)),
      judge(`F3, route of ${remote}`, routeKb, `KB with the entry, ${route}`, atMost(45)),
    ]),
    record: [],
  }
}

export function nextAreaFound(times: readonly number[]): Found {
  return {
    figures: [judge('F4', median(times), 'ms from click to content, after hover', atMost(100))],
    record: [`F4, least / median / most: ${describeSpread(spreadOf(times), 0)} ms`],
  }
}

export function homePaintFound(all: readonly Compared[]): Found {
  const worst = Math.max(...all.map(slowdownIn))
  const rows = all.map((compared) => [
    `${compared.fault.remote} ${compared.fault.failure}`,
    median(compared.healthy).toFixed(0),
    median(compared.failing).toFixed(0),
    slowdownIn(compared).toFixed(2),
  ])
  return {
    figures: [judge('F5', worst, `times the healthy home page, worst of ${all.length} failures`, atMost(1.1))],
    record: [table(['F5', 'healthy ms', 'failing ms', 'ratio'], rows)],
  }
}

/** `times` by failure, in milliseconds. */
export function fallbackFound(times: ReadonlyMap<string, readonly number[]>): Found {
  const worst = Math.max(...[...times.values()].map(median))
  return {
    figures: [judge('F6', worst, 'ms from the failure to the previous release, cached', atMost(200))],
    record: [...times].map(([failure, each]) => `F6, entry ${failure}: ${describeSpread(spreadOf(each), 0)} ms`),
  }
}

export function goingLiveFound({ publish, rollback }: LiveTimes): Found {
  return {
    figures: [
      judge('F7, publish', median(publish), 's until it is live', atMost(10)),
      judge('F7, rollback', median(rollback), 's until it is live', atMost(5)),
    ],
    record: [
      `F7, publish: ${describeSpread(spreadOf(publish), 2)} s`,
      `F7, rollback: ${describeSpread(spreadOf(rollback), 2)} s`,
    ],
  }
}

export function developmentFound(times: readonly DevelopmentTimes[]): Found {
  const starts = times.map(({ start }) => start)
  const edits = times.flatMap((each) => each.edits)
  const lost = times.reduce((sum, each) => sum + each.lost, 0)
  return {
    figures: [
      judge('F8, start', median(starts), 's until the page can be used', atMost(5)),
      judge('F8, edit', median(edits), 's until it shows', atMost(1.5)),
      judge('F8, state lost', lost, `of ${edits.length} edits`, atMost(0)),
    ],
    record: [
      `F8, starts in order: ${starts.map((value) => value.toFixed(1)).join(', ')} s`,
      `F8, edits in order: ${edits.map((value) => value.toFixed(2)).join(', ')} s`,
    ],
  }
}

export function buildsFound({ cold, warm }: BuildTimes): Found {
  return {
    figures: [
      judge('F9, everything', cold, 's without a cache', atMost(120)),
      judge('F9, one remote', median(warm), 's after a change', atMost(8)),
    ],
    record: [`F9, one remote: ${describeSpread(spreadOf(warm), 1)} s`],
  }
}
