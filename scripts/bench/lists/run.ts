import path from 'node:path'
import { PRODUCT_COUNT_CAP } from '@comptoir/contracts/inventory/products'
import { step } from '../../common/steps.ts'
import { type CpuReading, readCpu, spentBetween } from '../cpu.ts'
import { type Driver, startDriver } from '../driver.ts'
import { type Fixture, withClient, withFixture, withKeptFixture } from '../fixture.ts'
import { type Served, startApi, startBare } from '../processes.ts'
import { refuseStopped, waitForRest } from '../rounds.ts'
import { signIn } from '../sign-in.ts'
import { Connection } from '../load/connection.ts'
import { median, quantile } from '../statistics.ts'
import { type Catalogue, prepareCatalogues, type Size } from './catalogues.ts'
import type { ListsOptions } from './options.ts'
import { TEXT_NAMES, TEXTS, type TextName } from './texts.ts'

/** What one request is measured by: milliseconds of CPU of API and database, and how long the answers took. */
export type Cost = { cpuMs: number; databaseMs: number; latencies: number[] }
export type Place = 'list' | 'palette'

/** One catalogue: its pages, and the search of each text in the list and in the palette. */
export interface Measured {
  name: string
  first: Cost
  deep: Cost
  bare: Cost
  /** Milliseconds of the database for the capped total alone. */
  totalMs: number
  searches: Record<Place, Record<TextName, Cost>>
}

const SIZES: readonly Size[] = [
  { name: '10k', products: 10_000, companies: 1 },
  { name: '100k', products: 100_000, companies: 1 },
  { name: '1m', products: 1_000_000, companies: 1 },
  { name: 'many', products: 5000, companies: 200 },
]
const SMALL_SIZES: readonly Size[] = [
  { name: '10k', products: 200, companies: 1 },
  { name: '1m', products: 400, companies: 1 },
  { name: 'many', products: 100, companies: 2 },
]

/** Measures lists and searches in catalogues of several sizes, which all lie in one database. */
export function runLists(options: ListsOptions): Promise<Measured[]> {
  const sizes = options.isSmoke ? SMALL_SIZES : SIZES
  const work = async (fixture: Fixture): Promise<Measured[]> => {
    const catalogues = await prepareCatalogues(fixture, sizes)
    return options.isSeedOnly ? [] : measureAll(fixture, catalogues, options)
  }
  return options.folder === null ? withFixture(work) : withKeptFixture(path.resolve(options.folder), work)
}

interface Bench {
  fixture: Fixture
  api: Served
  bare: Served
  driver: Driver
  seconds: number
}

async function measureAll(
  fixture: Fixture,
  catalogues: readonly Catalogue[],
  options: ListsOptions,
): Promise<Measured[]> {
  const api = await startApi(fixture, options.profileFolder)
  const bare = await startBare(fixture)
  const driver = await startDriver()
  const bench = { fixture, api, bare, driver, seconds: options.seconds }
  try {
    const rounds: Measured[][] = []
    // One round before those that count: whatever is prepared once is.
    for (let round = 0; round <= options.rounds; round += 1) {
      if (!options.isSmoke) await waitForRest()
      const measured = await step(round === 0 ? 'Warm-up' : `Round ${round}`, () =>
        measureRound(round === 0 ? { ...bench, seconds: options.seconds / 4 } : bench, catalogues),
      )
      if (round > 0) rounds.push(measured)
    }
    return catalogues.map((_, index) => merged(rounds.flatMap((round) => round[index] ?? [])))
  } finally {
    await Promise.all([driver.stop(), bare.stop(), api.stop()])
  }
}

async function measureRound(bench: Bench, catalogues: readonly Catalogue[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const catalogue of catalogues) measured.push(await measureCatalogue(bench, catalogue))
  return measured
}

async function measureCatalogue(bench: Bench, { name, company, products }: Catalogue): Promise<Measured> {
  const { api, bare } = bench
  const call = new Connection(api.origin, 'identity')
  const [shop] = company.shops
  if (shop === undefined) throw new Error('the company has no shop')
  const token = await signIn(call, shop)
  call.close()
  const root = `/api/${company.id}/products`
  const ours = (address: string): Promise<Cost> => cost(bench, api, `${root}/${address}`, token)
  const search = async (place: Place): Promise<Record<TextName, Cost>> => {
    const costs: Partial<Record<TextName, Cost>> = {}
    for (const text of TEXT_NAMES) {
      const typed = encodeURIComponent(TEXTS[text])
      costs[text] = await ours(place === 'list' ? `paginated?search[text]=${typed}` : `search?text=${typed}`)
    }
    return costs as Record<TextName, Cost>
  }
  const cursor = await deepCursor(bench.fixture, company.id, products)
  return {
    name,
    first: await ours('paginated?limit=50'),
    deep: await ours(`paginated?limit=50&cursor=${cursor}`),
    bare: await cost(bench, bare, `/products/${company.id}`, null),
    totalMs: await totalMs(bench.fixture, company.id),
    searches: { list: await search('list'), palette: await search('palette') },
  }
}

/** The same request again and again, as one client, for some seconds. */
async function cost(
  { fixture, api, bare, driver, seconds }: Bench,
  server: Served,
  path: string,
  token: string | null,
): Promise<Cost> {
  refuseStopped()
  const watched = { servers: [server.pid], postmaster: fixture.postmaster, drivers: [driver.pid, api.pid, bare.pid] }
  const before: CpuReading = readCpu(watched)
  const { done, failed, latencies, firstFailure } = await driver.drive({
    origin: server.origin,
    clients: 1,
    seconds,
    requests: 1000,
    work: { kind: 'reads', path, token },
  })
  if (failed > 0) throw new Error(`${path} failed: ${firstFailure ?? ''}`)
  const { servers, database } = spentBetween(before, readCpu(watched))
  const each = (spent: number): number => (spent * 1000) / done
  return { cpuMs: each(servers + database), databaseMs: each(database), latencies: [...latencies] }
}

/** Where nine tenths of the list lie in front: written as the API writes it. */
async function deepCursor({ ownerUrl }: Fixture, companyId: string, products: number): Promise<string> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ designation: string; id: string }>(
      'select designation, id from product where company_id = $1 order by designation, id offset $2 limit 1',
      [companyId, Math.floor(products * 0.9)],
    )
    const [row] = rows
    return Buffer.from(JSON.stringify(['designation', 'asc', row?.designation, row?.id])).toString('base64url')
  })
}

const COUNTS = 200

/** Milliseconds that counting up to the cap takes, of one connection. */
async function totalMs({ ownerUrl }: Fixture, companyId: string): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    const begun = performance.now()
    for (let count = 0; count < COUNTS; count += 1)
      await client.query('select count(*) from (select 1 from product where company_id = $1 limit $2) counted', [
        companyId,
        PRODUCT_COUNT_CAP + 1,
      ])
    return (performance.now() - begun) / COUNTS
  })
}

/** The median of the rounds for CPU, all answers for how long they took. */
function mergedCost(costs: readonly Cost[]): Cost {
  return {
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
    databaseMs: median(costs.map(({ databaseMs }) => databaseMs)),
    latencies: costs.flatMap(({ latencies }) => latencies),
  }
}

function merged(rounds: readonly Measured[]): Measured {
  const [one] = rounds
  if (one === undefined) throw new Error('nothing was measured')
  const searches = (place: Place): Record<TextName, Cost> =>
    Object.fromEntries(
      TEXT_NAMES.map((text) => [text, mergedCost(rounds.map((round) => round.searches[place][text]))]),
    ) as Record<TextName, Cost>
  return {
    name: one.name,
    first: mergedCost(rounds.map(({ first }) => first)),
    deep: mergedCost(rounds.map(({ deep }) => deep)),
    bare: mergedCost(rounds.map(({ bare }) => bare)),
    totalMs: median(rounds.map((round) => round.totalMs)),
    searches: { list: searches('list'), palette: searches('palette') },
  }
}

export function p95({ latencies }: Cost): number {
  return quantile(latencies, 0.95)
}
