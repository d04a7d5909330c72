import { Refusal } from '../common/refusal.ts'
import { isStopRequested } from '../common/run-to-end.ts'
import { busyShare } from './cpu.ts'
import { describeSpread, table } from './figures.ts'
import type { Measure } from './measure.ts'
import type { Options } from './options.ts'
import { spreadOf } from './statistics.ts'

/** The compared jobs, measured in turn, once each; `calibrationMs` is a fixed piece of work timed before them. */
export type Round<Name extends string> = { measures: Record<Name, Measure>; calibrationMs: number }
export type Jobs<Name extends string> = Record<Name, () => Promise<Measure>>

const MOST_FOREIGN = 0.4
const LEAST_FOREIGN = -0.1
const MOST_SLOWDOWN = 1.2
const QUIET_SHARE = 0.4
const QUIET_CHECKS = 10
const QUIET_CHECK_MS = 500

/**
 * Runs rounds until enough of them were undisturbed, as long as attempts are left. If the machine does not become
 * idle, the least disturbed ones count, with the share of other programs noted. Without spare attempts, no pauses.
 */
export async function runRounds<Name extends string>(
  jobs: Jobs<Name>,
  { rounds: wanted, attempts }: Pick<Options, 'rounds' | 'attempts'>,
  beforeEach: () => Promise<void>,
): Promise<Round<Name>[]> {
  const rounds: Round<Name>[] = []
  while (rounds.length < attempts && rounds.filter((round) => isQuiet(round, rounds)).length < wanted) {
    if (attempts > wanted) await waitForRest()
    await beforeEach()
    const calibrationMs = calibrate()
    rounds.push({ measures: await runInTurn(jobs), calibrationMs })
  }
  return chooseRounds(rounds, wanted)
}

/** The undisturbed rounds, made up to the wanted number with those that others disturbed least. */
export function chooseRounds<Name extends string>(rounds: readonly Round<Name>[], wanted: number): Round<Name>[] {
  const order = (round: Round<Name>): number => (isQuiet(round, rounds) ? 0 : 1 + Math.abs(disturbance(round)))
  return rounds.toSorted((a, b) => order(a) - order(b)).slice(0, wanted)
}

export function isQuiet<Name extends string>(round: Round<Name>, rounds: readonly Round<Name>[]): boolean {
  const best = Math.min(...rounds.map(({ calibrationMs }) => calibrationMs))
  const foreign = foreignShares(round)
  return (
    round.calibrationMs <= best * MOST_SLOWDOWN &&
    Math.max(...foreign) <= MOST_FOREIGN &&
    Math.min(...foreign) >= LEAST_FOREIGN
  )
}

function disturbance<Name extends string>(round: Round<Name>): number {
  return Math.max(...foreignShares(round))
}

function foreignShares<Name extends string>({ measures }: Round<Name>): number[] {
  return Object.values<Measure>(measures).map(({ foreign }) => foreign)
}

async function runInTurn<Name extends string>(jobs: Jobs<Name>): Promise<Record<Name, Measure>> {
  const measures: Partial<Record<Name, Measure>> = {}
  for (const name in jobs) {
    refuseStopped()
    measures[name] = await jobs[name]()
  }
  return measures as Record<Name, Measure>
}

export function refuseStopped(): void {
  if (isStopRequested()) throw new Refusal('Stopped before the end.')
}

/** Waits a few seconds for others to leave the machine half idle. */
export async function waitForRest(): Promise<void> {
  for (let check = 0; check < QUIET_CHECKS; check += 1) {
    refuseStopped()
    if ((await busyShare(QUIET_CHECK_MS)) < QUIET_SHARE) return
  }
}

/** A fixed piece of arithmetic, in milliseconds: slower than usual when others work or the processor is throttled. */
function calibrate(): number {
  const startedAt = performance.now()
  let state = 1
  for (let step = 0; step < 60_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state === 0 ? NaN : performance.now() - startedAt
}

/** Absolute measures for the record: least, median and most over the rounds. */
export function recordTable<Name extends string>(rounds: readonly Round<Name>[]): string {
  const [first] = rounds
  const names = first === undefined ? [] : (Object.keys(first.measures) as Name[])
  const rows = names.map((name) => {
    const of = (pick: (measure: Measure) => number, decimals: number): string =>
      describeSpread(spreadOf(rounds.map(({ measures }) => pick(measures[name]))), decimals)
    return [
      name,
      of((m) => m.rate, 0),
      of((m) => m.p50, 2),
      of((m) => m.p99, 2),
      of((m) => m.cpuMs, 2),
      of((m) => m.serverCpuMs, 2),
      of((m) => m.foreign * 100, 0),
      of((m) => m.failed, 0),
    ]
  })
  return table(['job', 'per second', 'p50 ms', 'p99 ms', 'CPU ms each', 'of it API', 'foreign CPU %', 'failed'], rows)
}
