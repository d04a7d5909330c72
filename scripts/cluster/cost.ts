import type { Addresses } from '../bench/fixture.ts'
import { makeCompanies } from '../bench/company.ts'
import { startDriver, type Driver } from '../bench/driver.ts'
import { startApi, type Served } from '../bench/processes.ts'
import { median } from '../bench/statistics.ts'
import type { SalesWork } from '../bench/load/jobs.ts'
import { openRegisters, salesWork, signInRegisters, type OpenCompany } from '../bench/sign-in.ts'
import { onEveryNode, type Engine } from './nodes.ts'
import { cpuSeconds, backendSizes, twoPhases } from './vitals.ts'

/** What sales took of the servers of one database. */
export interface Cost {
  sales: number
  failed: number
  firstFailure: string | null
  /** Milliseconds of CPU of all nodes for one sale of five lines, and for one of 500: the median of the turns. */
  cpuMs: number
  longCpuMs: number
  /** Sales a second, five lines each. */
  rate: number
  /** By how many megabytes the connection grew that grew most, after the first sales. */
  grownMb: number
  twoPhases: number
}

/** Of five lines, after the first ones, and of 500: of both together, by turns. */
export interface CostOptions {
  sales: number
  longSales: number
}

export interface Side {
  engine: Engine
  addresses: Addresses
}

const PRODUCTS = 1000
const REGISTERS = 8
const CLIENTS = 4
const LONG = 500
/** Until connections are open and plans are made. */
const FIRST_SALES = 500
/** The middle of the turns counts: what else the servers do in one of them, such as an automatic vacuum, does not. */
const TURNS = 5
const ENDLESS_SECONDS = 3600

/** Sells on both sides by turns, in a company made for it, first until everything is warm. */
export function measureCosts(given: Side, plain: Side, options: CostOptions): Promise<{ given: Cost; plain: Cost }> {
  return withTill(given, (one) =>
    withTill(plain, async (other) => {
      for (const till of [one, other]) await till.warmUp()
      for (let turn = 0; turn < TURNS; turn += 1) for (const till of [one, other]) await till.sellSome(options)
      return { given: await one.cost(), plain: await other.cost() }
    }),
  )
}

async function withTill<T>({ engine, addresses }: Side, work: (till: Till) => Promise<T>): Promise<T> {
  const [company] = await makeCompanies(addresses, [{ series: 9, products: PRODUCTS, registers: REGISTERS }])
  if (company === undefined) throw new Error('no company was made')
  const api = await startApi(addresses, null)
  const driver = await startDriver()
  try {
    return await work(new Till(engine, api, driver, await openRegisters(api.origin, company)))
  } finally {
    await driver.stop()
    await api.stop()
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

interface Turn {
  sales: number
  cpuMs: number
  seconds: number
}

interface Standing {
  memory: ReadonlyMap<string, number>
  phases: number
}

class Till {
  readonly #engine: Engine
  readonly #api: Served
  readonly #driver: Driver
  readonly #company: OpenCompany
  readonly #short: Turn[] = []
  readonly #long: Turn[] = []
  #work: SalesWork | null = null
  #before: Standing = { memory: new Map(), phases: 0 }
  #failed = 0
  #firstFailure: string | null = null

  constructor(engine: Engine, api: Served, driver: Driver, company: OpenCompany) {
    this.#engine = engine
    this.#api = api
    this.#driver = driver
    this.#company = company
  }

  async warmUp(): Promise<void> {
    await this.#signIn()
    await this.#sell(FIRST_SALES)
    await this.#sell(CLIENTS, LONG)
    // Connections keep the plans that they made while the tables were empty.
    await onEveryNode(this.#engine, 'analyze')
    await this.#signIn()
    await this.#sell(FIRST_SALES)
    this.#before = await this.#standing()
  }

  async sellSome({ sales, longSales }: CostOptions): Promise<void> {
    this.#short.push(await this.#sell(Math.ceil(sales / TURNS)))
    this.#long.push(await this.#sell(Math.ceil(longSales / TURNS), LONG))
  }

  /** Of all that was sold since it was warm. */
  async cost(): Promise<Cost> {
    const after = await this.#standing()
    const sales = sum(this.#short.map((turn) => turn.sales))
    return {
      sales: sales + sum(this.#long.map((turn) => turn.sales)),
      failed: this.#failed,
      firstFailure: this.#firstFailure,
      cpuMs: median(this.#short.map(({ cpuMs }) => cpuMs)),
      longCpuMs: median(this.#long.map(({ cpuMs }) => cpuMs)),
      rate: sales / sum(this.#short.map(({ seconds }) => seconds)),
      grownMb: Math.max(
        0,
        ...[...this.#before.memory].map(([backend, size]) => (after.memory.get(backend) ?? 0) - size),
      ),
      twoPhases: after.phases - this.#before.phases,
    }
  }

  async #standing(): Promise<Standing> {
    return { memory: await backendSizes(this.#engine), phases: await twoPhases(this.#engine) }
  }

  /** Not among the turns: a session is the installation's, its entry in the trail the company's, which takes two phases. */
  async #signIn(): Promise<void> {
    this.#work = salesWork(this.#company, await signInRegisters(this.#api.origin, this.#company))
  }

  async #sell(sales: number, lines?: number): Promise<Turn> {
    if (this.#work === null) throw new Error('the registers are not signed in')
    const work = { ...this.#work, ...(lines === undefined ? {} : { lines }) }
    const from = await cpuSeconds(this.#engine)
    const { done, failed, firstFailure, seconds } = await this.#driver.drive({
      origin: this.#api.origin,
      clients: CLIENTS,
      seconds: ENDLESS_SECONDS,
      requests: sales,
      work,
    })
    this.#failed += failed
    this.#firstFailure ??= firstFailure
    return { sales, cpuMs: (((await cpuSeconds(this.#engine)) - from) * 1000) / done, seconds }
  }
}
