import { Refusal } from '../common/refusal.ts'
import { step } from '../common/steps.ts'
import { findPgBouncer, type RunningPooler, startPooler } from '../database/pooler.ts'
import { makeCompanies } from './company.ts'
import { type Faults, measuredJob, startDriver } from './driver.ts'
import { type Fixture, withFixture } from './fixture.ts'
import { NO_LIMIT, type SignedInRegister, type Work } from './load/jobs.ts'
import type { Options } from './options.ts'
import { type Served, startApi } from './processes.ts'
import { type Jobs, type Round, runRounds } from './rounds.ts'
import { openRegisters, salesWork, signInRegisters } from './sign-in.ts'
import { type Spread, ratioOf } from './statistics.ts'

/** How the API reaches the database. */
type Way = 'direct' | 'direct, no names' | 'PgBouncer'
type Asked = 'sale' | 'read'
export type PoolerJob = `${Asked}, ${Way}`
export type PoolerRun = { rounds: Round<PoolerJob>[]; faults: Faults }

const CLIENTS = 8
const REGISTERS = 16
const PRODUCTS = 1000
/** As many connections as the API opens for requests. */
const CONNECTIONS = 20

/** A process of the API, and what else works for it: the pooler. */
type Reached = { api: Served; beside: readonly number[] }

/** Measures sales and the smallest read, directly with and without names and through PgBouncer, in turn on one database. */
export async function runPooler(options: Options): Promise<PoolerRun> {
  const program = findPgBouncer()
  if (program === null) throw new Refusal('PgBouncer is not installed. On Debian: apt install pgbouncer.')
  return withFixture(async (fixture) => {
    const pooler = await startPooler(program, fixture.appUrl, CONNECTIONS)
    try {
      return await withWays(fixture, pooler, (ways) => compare(fixture, options, ways))
    } finally {
      await pooler.stop()
    }
  })
}

async function withWays<T>(
  fixture: Fixture,
  pooler: RunningPooler,
  work: (ways: Record<Way, Reached>) => Promise<T>,
): Promise<T> {
  const apis: Served[] = []
  const start = async (settings: Record<string, string>): Promise<Served> => {
    const api = await startApi(fixture, null, settings)
    apis.push(api)
    return api
  }
  const nameless = { DATABASE_POOLING: 'transaction' }
  try {
    return await work({
      direct: { api: await start({}), beside: [] },
      'direct, no names': { api: await start(nameless), beside: [] },
      PgBouncer: { api: await start({ ...nameless, DATABASE_APP_URL: pooler.url }), beside: [pooler.pid] },
    })
  } finally {
    await Promise.all(apis.map((api) => api.stop()))
  }
}

async function compare(fixture: Fixture, options: Options, ways: Record<Way, Reached>): Promise<PoolerRun> {
  const faults: Faults = { failed: 0, twins: 0, first: null }
  const plan = { series: 0, products: PRODUCTS, registers: REGISTERS }
  const [made] = await step('Company', () => makeCompanies(fixture, [plan]))
  if (made === undefined) throw new Error('no company was made')
  const company = await openRegisters(ways.direct.api.origin, made)
  let registers: SignedInRegister[] = []
  const signIn = async (): Promise<void> => void (registers = await signInRegisters(ways.direct.api.origin, company))
  const workOf = (asked: Asked): Work =>
    asked === 'sale'
      ? salesWork(company, registers)
      : { kind: 'reads', path: `/api/${company.id}/client-payment-methods`, token: registers[0]?.token ?? null }
  const driver = await startDriver()
  const everyone = Object.values(ways).flatMap(({ api, beside }) => [api.pid, ...beside])
  const jobsFor = (seconds: number): Jobs<PoolerJob> => {
    const job = (asked: Asked, way: Way) => {
      const { api, beside } = ways[way]
      const servers = [api.pid, ...beside]
      const drivers = [driver.pid, ...everyone.filter((pid) => !servers.includes(pid))]
      return measuredJob(driver, { servers, postmaster: fixture.postmaster, drivers }, faults, () => ({
        origin: api.origin,
        clients: CLIENTS,
        seconds,
        requests: NO_LIMIT,
        work: workOf(asked),
      }))
    }
    return {
      'sale, direct': job('sale', 'direct'),
      'sale, direct, no names': job('sale', 'direct, no names'),
      'sale, PgBouncer': job('sale', 'PgBouncer'),
      'read, direct': job('read', 'direct'),
      'read, direct, no names': job('read', 'direct, no names'),
      'read, PgBouncer': job('read', 'PgBouncer'),
    }
  }
  try {
    if (!options.isSmoke) await step('Warm-up', () => warmUp(signIn, jobsFor(options.seconds / 2)))
    const rounds = await step('Rounds', () => runRounds(jobsFor(options.seconds), options, signIn))
    return { rounds, faults }
  } finally {
    await driver.stop()
  }
}

async function warmUp(signIn: () => Promise<void>, jobs: Jobs<PoolerJob>): Promise<void> {
  await signIn()
  for (const job of Object.values(jobs)) await job()
}

/** What a way costs, as a ratio to reaching the database directly: CPU of API, pooler and database, and the rate. */
export type PoolerRatio = { figure: PoolerJob; cpu: Spread; rate: Spread }

export function poolerRatios(rounds: readonly Round<PoolerJob>[]): PoolerRatio[] {
  return (['sale', 'read'] as const).flatMap((asked) =>
    (['direct, no names', 'PgBouncer'] as const).map((way): PoolerRatio => {
      const of = (measured: 'cpuMs' | 'rate'): Spread =>
        ratioOf(
          rounds,
          ({ measures }) => measures[`${asked}, ${way}`][measured],
          ({ measures }) => measures[`${asked}, direct`][measured],
        )
      return { figure: `${asked}, ${way}`, cpu: of('cpuMs'), rate: of('rate') }
    }),
  )
}
