import { type Driver, type Faults, measuredJob } from './driver.ts'
import { runPgbench } from './limit/pgbench.ts'
import type { Limit, LimitCompany } from './limit/prepare.ts'
import { NO_LIMIT, type SignedInRegister } from './load/jobs.ts'
import { type Measure, measure } from './measure.ts'
import type { Served } from './processes.ts'
import type { Twins } from './ratios.ts'
import type { Jobs } from './rounds.ts'
import { type OpenCompany, salesWork } from './sign-in.ts'
import type { Fixture } from './fixture.ts'

/**
 * Jobs of a round: ours through HTTP and the limit by pgbench, with eight clients over all registers unless they say
 * otherwise, in the company with many products unless they say otherwise.
 */
export type CheckoutJob =
  | 'limit'
  | 'ours'
  | 'limit, few products'
  | 'ours, few products'
  | 'limit, 1 register'
  | 'ours, 1 register'
  | 'limit, 1 register, 32'
  | 'ours, 1 register, 32'

/** One company on both sides; its registers are signed in anew before each round. */
export type Compared = { ours: OpenCompany; limit: LimitCompany; signedIn: SignedInRegister[] }
/** All that the jobs work with. */
export type CheckoutBench = {
  fixture: Fixture
  seconds: number
  pgbench: string
  limit: Limit
  api: Served
  driver: Driver
  many: Compared
  few: Compared
  faults: Faults
}

const CLIENTS = 8
const MANY_CLIENTS = 32

export function checkoutJobs(bench: CheckoutBench): Jobs<CheckoutJob> {
  const { many, few } = bench
  return {
    limit: limitJob(bench, many, CLIENTS, many.limit.registers),
    ours: oursJob(bench, many, CLIENTS, many.ours.registers),
    'limit, few products': limitJob(bench, few, CLIENTS, few.limit.registers),
    'ours, few products': oursJob(bench, few, CLIENTS, few.ours.registers),
    'limit, 1 register': limitJob(bench, many, CLIENTS, 1),
    'ours, 1 register': oursJob(bench, many, CLIENTS, 1),
    'limit, 1 register, 32': limitJob(bench, many, MANY_CLIENTS, 1),
    'ours, 1 register, 32': oursJob(bench, many, MANY_CLIENTS, 1),
  }
}

type MeasuredJob = () => Promise<Measure>

function oursJob(
  { fixture, api, driver, faults, seconds }: CheckoutBench,
  company: Compared,
  clients: number,
  registers: number,
): MeasuredJob {
  const watched = { servers: [api.pid], postmaster: fixture.postmaster, drivers: [driver.pid] }
  return measuredJob(driver, watched, faults, () => {
    const work = salesWork(company.ours, company.signedIn.slice(0, registers))
    return { origin: api.origin, clients, seconds, requests: NO_LIMIT, work }
  })
}

/** The API idles meanwhile; the little that it does is not the limit's. */
export function limitJob(
  { fixture, api, driver, limit, pgbench, seconds, faults }: CheckoutBench,
  company: Compared,
  clients: number,
  registers: number,
): MeasuredJob {
  const watched = { servers: [], postmaster: fixture.postmaster, drivers: [driver.pid, api.pid] }
  const { id, products, firstProduct, firstRegister } = company.limit
  const variables = { company: id, products, first_product: firstProduct, first_register: firstRegister, registers }
  return () =>
    measure(watched, async () => {
      const driven = await runPgbench({ pgbench, url: limit.url, clients, seconds, variables })
      faults.failed += driven.failed
      return driven
    })
}

/** Every sale twice at the same moment, by 32 clients on one register: each must be posted once, and both learn it. */
export async function sendTwins(
  { api, driver, many, seconds }: CheckoutBench,
  countSales: () => Promise<number>,
): Promise<Twins> {
  const before = await countSales()
  const work = salesWork(many.ours, many.signedIn.slice(0, 1), true)
  const { done, twinFaults } = await driver.drive({
    origin: api.origin,
    clients: MANY_CLIENTS,
    seconds,
    requests: NO_LIMIT,
    work,
  })
  return { sent: done / 2, faults: twinFaults, posted: (await countSales()) - before }
}
