import { step } from '../common/steps.ts'
import { type CheckoutBench, limitJob } from './checkout-jobs.ts'
import { makeCompanies } from './company.ts'
import { type Faults, measuredJob, startDriver } from './driver.ts'
import { type Fixture, withClient, withFixture } from './fixture.ts'
import { brokenInvariants, countSales } from './invariants.ts'
import { findPgbench } from './limit/pgbench.ts'
import { brokenLimitInvariants, prepareLimit } from './limit/prepare.ts'
import { NO_LIMIT } from './load/jobs.ts'
import type { Measure } from './measure.ts'
import type { Options } from './options.ts'
import { startApi } from './processes.ts'
import type { Run, Twins } from './ratios.ts'
import { type Jobs, runRounds } from './rounds.ts'
import { openRegisters, signInRegisters, ticketsWork } from './sign-in.ts'

/** Jobs of a round: batches of so many tickets by so many clients, each with registers of its own, and the limit's sales. */
export type SyncJob = 'limit' | 'tens' | 'tens, 32' | 'ones, 1 register' | 'two hundreds, 1 register'
export type SyncSize = { products: number; registers: number }
export type SyncRun = Run<SyncJob>

const SMOKE: SyncSize = { products: 200, registers: 32 }
const FULL: SyncSize = { products: 100_000, registers: 100 }
const CLIENTS = 8
const MANY_CLIENTS = 32
const BATCH = 10
const LARGE_BATCH = 200

export function sizeOf({ isSmoke }: Options): SyncSize {
  return isSmoke ? SMOKE : FULL
}

/** Measures what registers that number their own tickets bring in, beside what the database alone can do. */
export function runSync(options: Options): Promise<SyncRun> {
  const pgbench = findPgbench()
  const { products, registers } = sizeOf(options)
  return withFixture(async (fixture) => {
    const [company] = await step('Companies', () => makeCompanies(fixture, [{ series: 0, products, registers }]))
    const limit = await step('Limit', () => prepareLimit(fixture, [products], registers))
    const [compared] = limit.companies
    if (company === undefined || compared === undefined) throw new Error('a company is compared')
    const api = await startApi(fixture, options.profileFolder)
    const driver = await startDriver()
    try {
      const ours = await openRegisters(api.origin, company)
      await letRegistersNumber(fixture)
      const many = { ours, limit: compared, signedIn: await signInRegisters(api.origin, ours) }
      const faults: Faults = { failed: 0, twins: 0, first: null }
      return await run(options, {
        ...{ fixture, pgbench, limit, api, driver, many, few: many, faults },
        seconds: options.seconds,
      })
    } finally {
      await Promise.all([driver.stop(), api.stop()])
    }
  })
}

/** As an enrolment does, before anything was sold. */
function letRegistersNumber({ ownerUrl }: Fixture): Promise<unknown> {
  return withClient(ownerUrl, (client) =>
    client.query(`update register set numbering = 'register', first_own_epoch = 1`),
  )
}

async function run(options: Options, bench: CheckoutBench): Promise<SyncRun> {
  const refresh = async (): Promise<void> => {
    bench.many.signedIn = await signInRegisters(bench.api.origin, bench.many.ours)
  }
  if (!options.isSmoke) await step('Warm-up', () => warmUp(bench))
  const rounds = await step('Rounds', () => runRounds(syncJobs(bench), options, refresh))
  await refresh()
  const twins = await sendTwinBatches(bench)
  const broken = await step('Invariants', async () => [
    ...(await brokenInvariants(bench.fixture)),
    ...(await brokenLimitInvariants(bench.limit)),
    ...(await keptBeside(bench.fixture)),
  ])
  return { rounds, twins, broken, faults: bench.faults, sales: await countSales(bench.fixture) }
}

/** Every job once, for half as long; then both sides are planned anew on tables that are no longer empty. */
async function warmUp(bench: CheckoutBench): Promise<void> {
  for (const job of Object.values(syncJobs({ ...bench, seconds: bench.seconds / 2 }))) await job()
  for (const url of [bench.fixture.ownerUrl, bench.limit.url])
    await withClient(url, (client) => client.query('vacuum analyze'))
}

function syncJobs(bench: CheckoutBench): Jobs<SyncJob> {
  const { many } = bench
  return {
    limit: limitJob(bench, many, CLIENTS, many.limit.registers),
    tens: batchJob(bench, { clients: CLIENTS, size: BATCH }),
    'tens, 32': batchJob(bench, { clients: MANY_CLIENTS, size: BATCH }),
    'ones, 1 register': batchJob(bench, { clients: 1, size: 1, registers: 1 }),
    'two hundreds, 1 register': batchJob(bench, { clients: 1, size: LARGE_BATCH, registers: 1 }),
  }
}

interface Batches {
  clients: number
  size: number
  registers?: number
}

function batchJob(
  { fixture, api, driver, faults, seconds, many }: CheckoutBench,
  { clients, size, registers }: Batches,
): () => Promise<Measure> {
  const watched = { servers: [api.pid], postmaster: fixture.postmaster, drivers: [driver.pid] }
  return measuredJob(driver, watched, faults, () => {
    const work = ticketsWork(many.ours, many.signedIn.slice(0, registers), { size })
    return { origin: api.origin, clients, seconds, requests: NO_LIMIT, work }
  })
}

/** Every batch twice at the same moment: its tickets must be posted once, and both learn of it. */
async function sendTwinBatches({ fixture, api, driver, many, seconds }: CheckoutBench): Promise<Twins> {
  const before = await countSales(fixture)
  const work = ticketsWork(many.ours, many.signedIn, { size: BATCH, isTwice: true })
  const { done, twinFaults } = await driver.drive({
    ...{ origin: api.origin, clients: MANY_CLIENTS, seconds, requests: NO_LIMIT, work },
  })
  return { sent: done / 2, faults: twinFaults, posted: (await countSales(fixture)) - before }
}

async function keptBeside({ ownerUrl }: Fixture): Promise<string[]> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ reason: string; count: string }>(
      'select reason, count(*) as count from kept_ticket group by 1',
    )
    const reviews = await client.query<{ reason: string; count: string }>(
      'select reason, count(*) as count from sale_review group by 1',
    )
    return [
      ...rows.map(({ reason, count }) => `tickets kept beside the books, ${reason}: ${count}`),
      ...reviews.rows.map(({ reason, count }) => `tickets to be looked at, ${reason}: ${count}`),
    ]
  })
}
