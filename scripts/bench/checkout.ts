import { step } from '../common/steps.ts'
import {
  type CheckoutBench,
  type CheckoutJob,
  type Compared,
  type Twins,
  checkoutJobs,
  sendTwins,
} from './checkout-jobs.ts'
import { type Company, makeCompanies } from './company.ts'
import { type Faults, startDriver } from './driver.ts'
import { findPgbench } from './limit/pgbench.ts'
import { type Limit, brokenLimitPromises, prepareLimit } from './limit/prepare.ts'
import type { Options } from './options.ts'
import { startApi } from './processes.ts'
import { brokenPromises, countSales } from './promises.ts'
import { type Round, runRounds } from './rounds.ts'
import { openRegisters, signInTills } from './sign-in.ts'
import { type Stage, withClient, withStage } from './stage.ts'

export type CheckoutSize = { manyProducts: number; fewProducts: number; registers: number }
/** What a run found: rounds, the sales that were sent twice, promises that broke, requests that failed. */
export type CheckoutRun = {
  rounds: Round<CheckoutJob>[]
  twins: Twins
  broken: string[]
  faults: Faults
  sales: number
}

const TINY: CheckoutSize = { manyProducts: 200, fewProducts: 100, registers: 4 }
const FULL: CheckoutSize = { manyProducts: 100_000, fewProducts: 10_000, registers: 100 }

export function sizeOf({ isTiny }: Options): CheckoutSize {
  return isTiny ? TINY : FULL
}

/** Measures the checkout: everything is made, measured in turn and checked on a stage that is gone afterwards. */
export function runCheckout(options: Options): Promise<CheckoutRun> {
  const pgbench = findPgbench()
  const { manyProducts, fewProducts, registers } = sizeOf(options)
  return withStage(async (stage) => {
    const plans = [manyProducts, fewProducts].map((products, series) => ({ series, products, registers }))
    const companies = await step('Companies', () => makeCompanies(stage, plans))
    const limit = await step('Limit', () => prepareLimit(stage, [manyProducts, fewProducts], registers))
    const api = await startApi(stage, options.profileFolder)
    const driver = await startDriver()
    try {
      const [many, few] = await compare(api.origin, companies, limit)
      return await run(options, {
        stage,
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
    if (limit !== undefined) pairs.push({ ours: await openRegisters(origin, company), limit, tills: [] })
  }
  const [many, few] = pairs
  if (many === undefined || few === undefined) throw new Error('two companies are compared')
  return [many, few]
}

async function run(options: Options, bench: CheckoutBench): Promise<CheckoutRun> {
  const refresh = (): Promise<void> => signIn(bench)
  if (!options.isTiny) await step('Warm-up', () => warmUp(bench))
  const rounds = await step('Rounds', () => runRounds(checkoutJobs(bench), options, refresh))
  await refresh()
  const twins = await sendTwins(bench, () => countSales(bench.stage))
  const broken = await step('Promises', () => readBroken(bench.stage, bench.limit))
  return { rounds, twins, broken, faults: bench.faults, sales: await countSales(bench.stage) }
}

/** Every job once, for half as long; then both sides are planned anew on tables that are no longer empty. */
async function warmUp(bench: CheckoutBench): Promise<void> {
  await signIn(bench)
  for (const job of Object.values(checkoutJobs({ ...bench, seconds: bench.seconds / 2 }))) await job()
  await Promise.all([refreshStatistics(bench.stage.ownerUrl), refreshStatistics(bench.limit.url)])
}

/** Connections keep the plans they made while tables were empty; a shop of some days has better ones. */
function refreshStatistics(url: string): Promise<unknown> {
  return withClient(url, (client) => client.query('vacuum analyze'))
}

async function signIn({ api, many, few }: CheckoutBench): Promise<void> {
  for (const company of [many, few]) company.tills = await signInTills(api.origin, company.ours)
}

async function readBroken(stage: Stage, limit: Limit): Promise<string[]> {
  return [...(await brokenPromises(stage)), ...(await brokenLimitPromises(limit))]
}
