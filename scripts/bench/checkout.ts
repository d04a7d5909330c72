import { step } from '../common/steps.ts'
import { type CheckoutBench, type CheckoutJob, type Compared, checkoutJobs, sendTwins } from './checkout-jobs.ts'
import { type Company, makeCompanies } from './company.ts'
import { startDriver } from './driver.ts'
import { findPgbench } from './limit/pgbench.ts'
import { type Limit, brokenLimitInvariants, prepareLimit } from './limit/prepare.ts'
import type { Options } from './options.ts'
import { startApi } from './processes.ts'
import { brokenInvariants, countSales } from './invariants.ts'
import type { Run } from './ratios.ts'
import { runRounds } from './rounds.ts'
import { openRegisters, signInRegisters } from './sign-in.ts'
import { type Fixture, withClient, withFixture } from './fixture.ts'

export type CheckoutSize = { manyProducts: number; fewProducts: number; registers: number }
export type CheckoutRun = Run<CheckoutJob>

const SMOKE: CheckoutSize = { manyProducts: 200, fewProducts: 100, registers: 4 }
const FULL: CheckoutSize = { manyProducts: 100_000, fewProducts: 10_000, registers: 100 }

export function sizeOf({ isSmoke }: Options): CheckoutSize {
  return isSmoke ? SMOKE : FULL
}

/** Measures the checkout: everything is made, measured in turn and checked on a fixture that is gone afterwards. */
export function runCheckout(options: Options): Promise<CheckoutRun> {
  const pgbench = findPgbench()
  const { manyProducts, fewProducts, registers } = sizeOf(options)
  return withFixture(async (fixture) => {
    const plans = [manyProducts, fewProducts].map((products, series) => ({ series, products, registers }))
    const companies = await step('Companies', () => makeCompanies(fixture, plans))
    const limit = await step('Limit', () => prepareLimit(fixture, [manyProducts, fewProducts], registers))
    const api = await startApi(fixture, options.profileFolder)
    const driver = await startDriver()
    try {
      const [many, few] = await compare(api.origin, companies, limit)
      return await run(options, {
        fixture,
        pgbench,
        limit,
        api,
        driver,
        many,
        few,
        seconds: options.seconds,
        faults: { failed: 0, twins: 0, first: null },
      })
    } finally {
      await Promise.all([driver.stop(), api.stop()])
    }
  })
}

async function compare(
  origin: string,
  companies: readonly Company[],
  { companies: limits }: Limit,
): Promise<[Compared, Compared]> {
  const pairs: Compared[] = []
  for (const [index, company] of companies.entries()) {
    const limit = limits[index]
    if (limit !== undefined) pairs.push({ ours: await openRegisters(origin, company), limit, signedIn: [] })
  }
  const [many, few] = pairs
  if (many === undefined || few === undefined) throw new Error('two companies are compared')
  return [many, few]
}

async function run(options: Options, bench: CheckoutBench): Promise<CheckoutRun> {
  const refresh = (): Promise<void> => signIn(bench)
  if (!options.isSmoke) await step('Warm-up', () => warmUp(bench))
  const rounds = await step('Rounds', () => runRounds(checkoutJobs(bench), options, refresh))
  await refresh()
  const twins = await sendTwins(bench, () => countSales(bench.fixture))
  const broken = await step('Invariants', () => readBroken(bench.fixture, bench.limit))
  return { rounds, twins, broken, faults: bench.faults, sales: await countSales(bench.fixture) }
}

/** Every job once, for half as long; then both sides are planned anew on tables that are no longer empty. */
async function warmUp(bench: CheckoutBench): Promise<void> {
  await signIn(bench)
  for (const job of Object.values(checkoutJobs({ ...bench, seconds: bench.seconds / 2 }))) await job()
  await Promise.all([refreshStatistics(bench.fixture.ownerUrl), refreshStatistics(bench.limit.url)])
}

/** Connections keep the plans they made while tables were empty; a shop of some days has better ones. */
function refreshStatistics(url: string): Promise<unknown> {
  return withClient(url, (client) => client.query('vacuum analyze'))
}

async function signIn({ api, many, few }: CheckoutBench): Promise<void> {
  for (const company of [many, few]) company.signedIn = await signInRegisters(api.origin, company.ours)
}

async function readBroken(fixture: Fixture, limit: Limit): Promise<string[]> {
  return [...(await brokenInvariants(fixture)), ...(await brokenLimitInvariants(limit))]
}
