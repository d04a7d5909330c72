import { step } from '../common/steps.ts'
import type { ApiJob, Memory } from './api-figures.ts'
import { makeCompanies } from './company.ts'
import { proportionalMemory } from './cpu.ts'
import { type Driver, type Faults, measuredJob, startDriver } from './driver.ts'
import { NO_LIMIT, type Job, type Work } from './load/jobs.ts'
import type { Options } from './options.ts'
import { type Served, startApi, startBare } from './processes.ts'
import { type Jobs, type Round, refuseStopped, runRounds } from './rounds.ts'
import { type OpenCompany, openRegisters, salesWork, signInRegisters } from './sign-in.ts'
import { type Fixture, withFixture } from './fixture.ts'

export type ApiRun = { rounds: Round<ApiJob>[]; memory: Memory; faults: Faults }

const CLIENTS = 8
/** Requests of a day are sent in parts, each with fresh tokens; before memory is looked at, the process may rest. */
const FULL = { products: 1000, requests: 20_000, parts: 4, restMs: 2000 }
const SMOKE: typeof FULL = { products: 100, requests: 200, parts: 1, restMs: 100 }

/** Measures what the API adds to the libraries it is built on, and the memory of its process. */
export function runApi(options: Options): Promise<ApiRun> {
  const size = options.isSmoke ? SMOKE : FULL
  const faults: Faults = { failed: 0, twins: 0, first: null }
  return withFixture(async (fixture) => {
    const [company] = await step('Company', () =>
      makeCompanies(fixture, [{ series: 0, products: size.products, registers: 8 }]),
    )
    const driver = await startDriver()
    try {
      const open = await withApi(fixture, null, (api) => openRegisters(api.origin, company ?? fail()))
      const rounds = await step('Overhead', () =>
        withApi(fixture, options.profileFolder, (api) => measureOverhead(fixture, options, api, driver, open, faults)),
      )
      const memory = await step('Memory', () =>
        withApi(fixture, null, (api) => measureMemory(api, driver, open, size, faults)),
      )
      return { rounds, memory, faults }
    } finally {
      await driver.stop()
    }
  })
}

function fail(): never {
  throw new Error('no company was made')
}

async function withApi<T>(
  fixture: Fixture,
  profileFolder: string | null,
  work: (api: Served) => Promise<T>,
): Promise<T> {
  const api = await startApi(fixture, profileFolder)
  return work(api).finally(() => api.stop())
}

function smallPath({ id }: OpenCompany): string {
  return `/api/${id}/client-payment-methods`
}

function listPath({ id }: OpenCompany): string {
  return `/api/${id}/products/paginated`
}

async function measureOverhead(
  fixture: Fixture,
  options: Options,
  api: Served,
  driver: Driver,
  company: OpenCompany,
  faults: Faults,
): Promise<Round<ApiJob>[]> {
  const bare = await startBare(fixture)
  let token = ''
  const signIn = async (): Promise<void> => void (token = (await signInRegisters(api.origin, company))[0]?.token ?? '')
  const jobs = (seconds: number): Jobs<ApiJob> => {
    const job = (server: Served, path: string, isSignedIn: boolean) =>
      measuredJob(
        driver,
        {
          servers: [server.pid],
          postmaster: fixture.postmaster,
          drivers: [driver.pid, server === bare ? api.pid : bare.pid],
        },
        faults,
        (): Job => {
          const work: Work = { kind: 'reads', path, token: isSignedIn ? token : null }
          return { origin: server.origin, clients: CLIENTS, seconds, requests: NO_LIMIT, work }
        },
      )
    return { 'bare, select 1': job(bare, '/', false), 'ours, one query': job(api, smallPath(company), true) }
  }
  try {
    if (!options.isSmoke) await warmUp(signIn, jobs(options.seconds / 2))
    return await runRounds(jobs(options.seconds), options, signIn)
  } finally {
    await bare.stop()
  }
}

async function warmUp(signIn: () => Promise<void>, jobs: Jobs<ApiJob>): Promise<void> {
  await signIn()
  for (const job of Object.values(jobs)) await job()
}

async function measureMemory(
  api: Served,
  driver: Driver,
  company: OpenCompany,
  size: typeof FULL,
  faults: Faults,
): Promise<Memory> {
  const look = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, size.restMs))
    return proportionalMemory(api.pid)
  }
  const atStart = await look()
  await sendDay(api, driver, company, size, faults)
  const afterFirst = await look()
  await sendDay(api, driver, company, size, faults)
  return { requests: size.requests, atStart, afterFirst, afterSecond: await look() }
}

async function sendDay(
  api: Served,
  driver: Driver,
  company: OpenCompany,
  { requests, parts }: typeof FULL,
  faults: Faults,
): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    refuseStopped()
    const sales = salesWork(company, await signInRegisters(api.origin, company))
    const work: Work = { kind: 'day', paths: [smallPath(company), listPath(company)], sales }
    const result = await driver.drive({
      origin: api.origin,
      clients: CLIENTS,
      seconds: NO_LIMIT,
      requests: requests / parts,
      work,
    })
    faults.failed += result.failed
    faults.first ??= result.firstFailure
  }
}
