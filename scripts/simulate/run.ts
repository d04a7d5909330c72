import pLimit from 'p-limit'
import { makeCompanies } from '../bench/company.ts'
import { withFixture, type Addresses } from '../bench/fixture.ts'
import { startApi, type Served } from '../bench/processes.ts'
import { countSales } from '../bench/invariants.ts'
import { refuseStopped } from '../bench/rounds.ts'
import { openRegisters } from '../bench/sign-in.ts'
import { checkInstallation } from '../books/check-installation.ts'
import { withGiven } from '../cluster/given.ts'
import { describeEngine, onEveryNode, type Engine } from '../cluster/nodes.ts'
import { vitalsObstacle } from '../cluster/vitals.ts'
import { Refusal } from '../common/refusal.ts'
import { step } from '../common/steps.ts'
import { randomOf } from '../replay/random.ts'
import type { Measured } from './extrapolate.ts'
import { dealOut, sampleOf, shuffledSales, sizeOf } from './law.ts'
import type { Options } from './options.ts'
import { progress } from './progress.ts'
import { sellDay, type Sold } from './selling.ts'
import { Till } from './till.ts'
import { countConnections, each, read, type Connections, type Reading } from './watch.ts'

/** What a run did and found. */
export interface Simulated {
  engine: Pick<Engine, 'isDistributed' | 'version'> & { nodes: number }
  companies: number
  registers: number
  sold: Sold
  /** Times that a company's cashiers had to sign in again while they sold, which is in the CPU of sales. */
  signedInAgain: number
  perSale: Reading
  connections: Connections
  measured: Measured
  /** What does not hold in the books. */
  faults: string[]
}

/** Companies at a time, while they are made and opened. */
const LANES = 4

/** Makes the companies of the sample, sells a day in them, and checks their books. */
export function simulate(options: Options): Promise<Simulated> {
  const until = performance.now() + options.minutes * 60_000
  const work = async (addresses: Addresses): Promise<Simulated> => {
    const engine = await describeEngine(addresses.ownerUrl)
    const obstacle = await vitalsObstacle(engine)
    if (obstacle !== null) throw new Refusal(`The CPU of the database cannot be read: ${obstacle}`)
    const api = await startApi(addresses, null, { LOGINS_PER_MINUTE: '999999' })
    try {
      return await simulateOn(engine, addresses, api, options, until)
    } finally {
      await api.stop()
    }
  }
  return options.databaseUrl === null ? withFixture(work) : withGiven(options.databaseUrl, work)
}

async function simulateOn(
  engine: Engine,
  addresses: Addresses,
  api: Served,
  options: Options,
  until: number,
): Promise<Simulated> {
  const { made, seed } = options
  const perDay = sampleOf(made)
  const companies = await step(
    'Companies made',
    () => makeSample(addresses, perDay),
    ({ length }) => String(length),
  )
  const registers = companies.reduce((sum, company) => sum + company.registers, 0)
  const closed = await read(engine, api.pid)
  const tills = await step(`${registers} registers opened`, () => openAll(api.origin, companies))
  const opening = each(closed, await read(engine, api.pid), registers)
  // Opening gave its tokens away: what it costs to sign in is counted there, not in sales.
  await step('Signed in', () => pLimit(LANES).map(tills, (till) => till.registers()))
  await onEveryNode(engine, 'analyze')
  const random = randomOf('simulate', seed)
  const sales = shuffledSales(dealOut(options.sales, perDay), random)
  const onSold = progress('sales', sales.length)
  const before = await read(engine, api.pid)
  const { result: sold, connections } = await countConnections(engine, () =>
    step(
      'Sold',
      () => sellDay(api.origin, { tills, sales, random, until, onSold }),
      (found) => `${found.sales} sales of ${(found.lines / found.sales).toFixed(1)} lines, ${found.refused} refused`,
    ),
  )
  const perSale = each(before, await read(engine, api.pid), sold.sales)
  const faults = await step('Books checked', () => findFaults(addresses, sold))
  const { version, isDistributed, nodes } = engine
  return {
    engine: { version, isDistributed, nodes: nodes.length },
    companies: companies.length,
    registers,
    sold,
    signedInAgain: tills.reduce((sum, { signIns }) => sum + signIns - 1, 0),
    perSale,
    connections,
    measured: {
      databaseCpu: perSale.databaseCpu,
      apiCpu: perSale.apiCpu,
      walBytes: perSale.walBytes,
      storedBytes: perSale.diskBytes,
      connectionSeconds: (connections.meanAtWork * sold.seconds) / sold.sales,
      opening: { databaseCpu: opening.databaseCpu, apiCpu: opening.apiCpu },
    },
    faults,
  }
}

/** Products are known by company and number: the same numbers do for all. */
async function makeSample(addresses: Addresses, perDay: readonly number[]) {
  const count = progress('companies', perDay.length)
  let made = 0
  const plans = perDay.map((sales) => ({ series: 1, ...sizeOf(sales) }))
  const onMade = (): void => {
    refuseStopped()
    count((made += 1))
  }
  return makeCompanies(addresses, plans, { lanes: LANES, onMade })
}

function openAll(origin: string, companies: Awaited<ReturnType<typeof makeSample>>): Promise<Till[]> {
  return pLimit(LANES).map(companies, async (company) => {
    refuseStopped()
    return new Till(origin, await openRegisters(origin, company))
  })
}

async function findFaults({ ownerUrl, dataDir }: Addresses, { sales }: Sold): Promise<string[]> {
  const faults: string[] = []
  const { holds, lines } = await checkInstallation({ url: ownerUrl, dataDir, companyIds: undefined }, (company) => {
    for (const { check, count } of company.checks) if (count > 0) faults.push(`${company.name}: ${check} (${count})`)
  })
  if (!holds && faults.length === 0) faults.push(...lines)
  const posted = await countSales({ ownerUrl })
  if (posted !== sales) faults.push(`${sales} sales were answered with a ticket, ${posted} are in the books`)
  return faults
}
