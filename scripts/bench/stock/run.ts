import path from 'node:path'
import { step } from '../../common/steps.ts'
import { startDriver, type Driver } from '../driver.ts'
import { withClient, withFixture, withKeptFixture, type Fixture } from '../fixture.ts'
import { Connection } from '../load/connection.ts'
import { startApi, type Served } from '../processes.ts'
import { refuseStopped, waitForRest } from '../rounds.ts'
import { signIn } from '../sign-in.ts'
import type { StockOptions } from './options.ts'
import { STATEMENTS, type Statement } from './statements.ts'
import { stockedCompany, type StockedCompany } from './stocked-company.ts'

const DAY_MS = 86_400_000
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** How long answers took, through the API and of the statement alone, in milliseconds. */
export type Waits = { api: number[]; database: number[] }

/** What is asked for, by the name under which it is printed; `{shop}` is the first point of sale. */
const ASKED: Readonly<Record<string, { query: string; statement?: Statement }>> = {
  'first page, all shops': { query: '', statement: 'firstPage' },
  'first page, one shop': { query: 'filter[pointOfSale]={shop}' },
  'by location, all shops': { query: 'filter[by]=location' },
  searched: { query: 'search[text]=huile' },
  'most on hand, one shop': { query: 'filter[pointOfSale]={shop}&order[field]=onHand&order[direction]=desc' },
  'last moved, one shop': { query: 'filter[pointOfSale]={shop}&order[field]=lastMoved&order[direction]=desc' },
  'below zero, one shop': { query: 'filter[pointOfSale]={shop}&filter[state]=negative' },
  'not moved, one shop': { query: 'filter[pointOfSale]={shop}&filter[state]=unmoved&filter[days]=90' },
  'a month ago, first page': { query: `filter[pointOfSale]={shop}&filter[at]=${dayAgo(30)}`, statement: 'thePast' },
  'a month ago, whole shop': {
    query: `filter[pointOfSale]={shop}&filter[at]=${dayAgo(30)}&order[field]=value&order[direction]=desc`,
  },
  'two years ago, whole shop': {
    query: `filter[pointOfSale]={shop}&filter[at]=${dayAgo(730)}&order[field]=value&order[direction]=desc`,
  },
}

export type Measured = Record<string, Waits>

/** Measures stock levels in a company of that size; null where it is only to be filled. */
export function runStock(options: StockOptions): Promise<Measured | null> {
  const work = async (fixture: Fixture): Promise<Measured | null> => {
    const company = await stockedCompany(fixture, options.scale)
    return options.isSeedOnly ? null : measure(fixture, company, options)
  }
  return options.folder === null ? withFixture(work) : withKeptFixture(path.resolve(options.folder), work)
}

async function measure(fixture: Fixture, company: StockedCompany, options: StockOptions): Promise<Measured> {
  const api = await startApi(fixture, options.profileFolder)
  const driver = await startDriver()
  try {
    const call = new Connection(api.origin, 'identity')
    const token = await signIn(call, company.administrator)
    call.close()
    const found: Measured = {}
    for (let round = 0; round <= options.rounds; round += 1) {
      if (!options.isSmoke) await waitForRest()
      await step(round === 0 ? 'Warm-up' : `Round ${round}`, async () => {
        for (const [name, { query, statement }] of Object.entries(ASKED)) {
          refuseStopped()
          const shop = company.shops[0]?.pointOfSaleId ?? ''
          const path = `/api/${company.id}/stock-levels/paginated?limit=25&${query.replaceAll('{shop}', shop)}`
          const waits: Waits = {
            api: await askApi({ api, driver }, { path, token, seconds: options.seconds }),
            database:
              statement === undefined ? [] : await askDatabase(fixture, STATEMENTS[statement], [company.id, shop]),
          }
          if (round > 0) found[name] = joined(found[name], waits)
        }
      })
    }
    return found
  } finally {
    await Promise.all([driver.stop(), api.stop()])
  }
}

const joined = (one: Waits = { api: [], database: [] }, other: Waits): Waits => ({
  api: [...one.api, ...other.api],
  database: [...one.database, ...other.database],
})

interface Asking {
  path: string
  token: string
  seconds: number
}

/** The same request again and again, as one client, for some seconds. */
async function askApi({ api, driver }: { api: Served; driver: Driver }, { path, token, seconds }: Asking) {
  const { failed, latencies, firstFailure } = await driver.drive({
    origin: api.origin,
    clients: 1,
    seconds,
    requests: 1000,
    work: { kind: 'reads', path, token },
  })
  if (failed > 0) throw new Error(`${path} failed: ${firstFailure ?? ''}`)
  return [...latencies]
}

const TIMES = 50

async function askDatabase({ adminUrl }: Fixture, text: string, values: readonly string[]): Promise<number[]> {
  return withClient(adminUrl, async (client) => {
    const waits: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now()
      await client.query(text, [...values])
      waits.push(performance.now() - begun)
    }
    return waits
  })
}
