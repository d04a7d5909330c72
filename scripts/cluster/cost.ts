import type { Addresses } from '../bench/fixture.ts'
import { makeCompanies } from '../bench/company.ts'
import { startDriver, type Driver } from '../bench/driver.ts'
import { startApi, type Served } from '../bench/processes.ts'
import { openRegisters, salesWork, signInRegisters, type OpenCompany } from '../bench/sign-in.ts'
import { onEveryNode, type Engine } from './nodes.ts'
import { cpuSeconds, backendSizes, twoPhases } from './vitals.ts'

/** What sales took of the servers of one database. */
export interface Cost {
  sales: number
  failed: number
  firstFailure: string | null
  /** Milliseconds of CPU of all nodes for one sale of five lines, and for one of 500. */
  cpuMs: number
  longCpuMs: number
  /** Sales a second, five lines each. */
  rate: number
  /** By how many megabytes the connection grew that grew most, after the first sales. */
  grownMb: number
  twoPhases: number
}

export interface CostOptions {
  /** Of five lines, after the first ones. */
  sales: number
  longSales: number
}

const PRODUCTS = 1000
const REGISTERS = 8
const CLIENTS = 4
const LONG = 500
/** Until connections are open and plans are made. */
const FIRST_SALES = 500
const ENDLESS_SECONDS = 3600

/** Sells in a company made for it, first until everything is warm. */
export async function measureCost(engine: Engine, addresses: Addresses, options: CostOptions): Promise<Cost> {
  const [company] = await makeCompanies(addresses, [{ series: 9, products: PRODUCTS, registers: REGISTERS }])
  if (company === undefined) throw new Error('no company was made')
  const api = await startApi(addresses, null)
  const driver = await startDriver()
  try {
    return await new Till(engine, api, driver, await openRegisters(api.origin, company)).cost(options)
  } finally {
    await driver.stop()
    await api.stop()
  }
}

class Till {
  readonly #engine: Engine
  readonly #api: Served
  readonly #driver: Driver
  readonly #company: OpenCompany
  #failed = 0
  #firstFailure: string | null = null

  constructor(engine: Engine, api: Served, driver: Driver, company: OpenCompany) {
    this.#engine = engine
    this.#api = api
    this.#driver = driver
    this.#company = company
  }

  async cost({ sales, longSales }: CostOptions): Promise<Cost> {
    await this.#sell(FIRST_SALES)
    await this.#sell(CLIENTS, LONG)
    // Connections keep the plans that they made while the tables were empty.
    await onEveryNode(this.#engine, 'analyze')
    await this.#sell(FIRST_SALES)
    const before = { memory: await backendSizes(this.#engine), phases: await twoPhases(this.#engine) }
    const short = await this.#sell(sales)
    const after = { memory: await backendSizes(this.#engine), phases: await twoPhases(this.#engine) }
    const long = await this.#sell(longSales, LONG)
    return {
      sales: sales + longSales,
      failed: this.#failed,
      firstFailure: this.#firstFailure,
      cpuMs: short.cpuMs,
      longCpuMs: long.cpuMs,
      rate: sales / short.seconds,
      grownMb: Math.max(0, ...[...before.memory].map(([backend, size]) => (after.memory.get(backend) ?? 0) - size)),
      twoPhases: after.phases - before.phases,
    }
  }

  async #sell(requests: number, lines?: number): Promise<{ cpuMs: number; seconds: number }> {
    const registers = await signInRegisters(this.#api.origin, this.#company)
    const work = { ...salesWork(this.#company, registers), ...(lines === undefined ? {} : { lines }) }
    const from = await cpuSeconds(this.#engine)
    const { done, failed, firstFailure, seconds } = await this.#driver.drive({
      origin: this.#api.origin,
      clients: CLIENTS,
      seconds: ENDLESS_SECONDS,
      requests,
      work,
    })
    this.#failed += failed
    this.#firstFailure ??= firstFailure
    return { cpuMs: (((await cpuSeconds(this.#engine)) - from) * 1000) / done, seconds }
  }
}
