import { v7 as newId } from 'uuid'
import { step } from '../../common/steps.ts'
import { makeCompanies } from '../company.ts'
import { startDriver, type Driver } from '../driver.ts'
import { withClient, withFixture, type Fixture } from '../fixture.ts'
import { startApi, type Served } from '../processes.ts'
import { waitForRest } from '../rounds.ts'
import { openRegisters, salesWork, signInRegisters, type OpenCompany } from '../sign-in.ts'
import { median } from '../statistics.ts'
import type { StockOptions } from './options.ts'
import { SALE_OF_STOCK } from './statements.ts'
import { move } from './stocked-company.ts'

/** Movements of the ledger before which a sale is measured. */
const LEDGERS = { short: 10_000, long: 1_000_000 } as const
type Ledger = keyof typeof LEDGERS
/** Times that the statement is made in a round. */
const TIMES = 200

/** What a sale takes, through the API and of its stock in SQL alone, in milliseconds: the fastest round’s median. */
export type SaleWaits = Record<Ledger, { rows: number; api: number; database: number }>

/**
 * Measures a sale at the beginning of a ledger and at the end of a long one, on the same database, in the same company: 10,000
 * products, each of which came in once, then moved up and down.
 */
export function runSale(options: StockOptions): Promise<SaleWaits> {
  return withFixture(async (fixture) => {
    const products = Math.ceil(LEDGERS.short * options.scale)
    const plan = { series: 0, products, registers: 1, shopCount: 1 }
    const [made] = await step(`Products: ${products}`, () => makeCompanies(fixture, [plan]))
    if (made === undefined) throw new Error('no company was made')
    const api = await startApi(fixture, options.profileFolder)
    const driver = await startDriver()
    try {
      const stage = { fixture, api, driver, company: await openRegisters(api.origin, made) }
      // Once for nothing: what is planned and read for the first time is no matter of the ledger.
      await step('Warm-up', () => measureAt(stage, { ...options, rounds: 1 }))
      const short = await step('Short ledger', () => measureAt(stage, options))
      const further = Math.ceil(LEDGERS.long * options.scale) - short.rows
      await step(`Movements: ${further}`, () => move(fixture, made.id, Math.max(further, 0)))
      await measureAt(stage, { ...options, rounds: 1 })
      return { short, long: await step('Long ledger', () => measureAt(stage, options)) }
    } finally {
      await Promise.all([driver.stop(), api.stop()])
    }
  })
}

interface Stage {
  fixture: Fixture
  api: Served
  driver: Driver
  company: OpenCompany
}

async function measureAt(stage: Stage, { rounds, seconds, isSmoke }: StockOptions): Promise<SaleWaits[Ledger]> {
  const { fixture, company } = stage
  const waits: { api: number[]; database: number[] } = { api: [], database: [] }
  for (let round = 0; round < rounds; round += 1) {
    if (!isSmoke) await waitForRest()
    waits.api.push(median(await sellThroughApi(stage, seconds)))
    waits.database.push(median(await sellInSql(stage)))
  }
  const rows = await withClient(fixture.adminUrl, async (client) => {
    const found = await client.query<{ count: number }>(
      'select count(*)::int as count from stock_ledger where company_id = $1',
      [company.id],
    )
    return found.rows[0]?.count ?? 0
  })
  return { rows, api: Math.min(...waits.api), database: Math.min(...waits.database) }
}

async function sellThroughApi({ api, driver, company }: Stage, seconds: number): Promise<number[]> {
  const work = salesWork(company, await signInRegisters(api.origin, company))
  const { failed, latencies, firstFailure } = await driver.drive({
    ...{ origin: api.origin, clients: 1, seconds, requests: 2000, work },
  })
  if (failed > 0) throw new Error(`a sale failed: ${firstFailure ?? ''}`)
  return [...latencies]
}

/** The stock side of a line as somebody would write it who has the database; nothing of it stays. */
async function sellInSql({ fixture, company }: Stage): Promise<number[]> {
  return withClient(fixture.ownerUrl, async (client) => {
    await client.query(`select set_config('app.company_id', $1, false)`, [company.id])
    const { rows } = await client.query<{ location_id: string; product_id: string; user_id: string }>(
      `select k.location_id, k.product_id, (select id from app_user where company_id = $1 limit 1) as user_id
       from stock_balance k where k.company_id = $1 order by md5(k.product_id::text) limit ${TIMES}`,
      [company.id],
    )
    const waits: number[] = []
    for (const { location_id: locationId, product_id: productId, user_id: userId } of rows) {
      await client.query('begin')
      const begun = performance.now()
      await client.query(SALE_OF_STOCK.balance, [company.id, locationId, productId])
      await client.query(SALE_OF_STOCK.movement, [company.id, newId(), locationId, productId, newId(), userId])
      waits.push(performance.now() - begun)
      await client.query('rollback')
    }
    return waits
  })
}
