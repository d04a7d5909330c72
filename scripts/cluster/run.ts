import { checkAllBooks } from '../../api/src/modules/reports/books/index.ts'
import { lintCatalogue } from '../../api/src/platform/db/catalogue-lint.ts'
import { migrateToLatest } from '../../api/src/platform/db/migrate.ts'
import { openAsOwner } from '../../api/src/platform/db/owner-database.ts'
import { withClient, withFixture, type Addresses, type Migrated } from '../bench/fixture.ts'
import { took } from '../common/steps.ts'
import { standInPrinter } from '../fuzz/stand-in-printer.ts'
import { differences } from './compare.ts'
import { measureCosts, type Cost } from './cost.ts'
import { fanOutFaults } from './fan-outs.ts'
import { withGiven } from './given.ts'
import { hearWalk } from './hear-walk.ts'
import { probeIsolation } from './isolation.ts'
import { checkMoves, movesVerdict } from './moves.ts'
import { describeEngine, type Engine } from './nodes.ts'
import { replayDocuments } from './replay-documents.ts'
import { standingFaults } from './standing.ts'
import { beginnings, vitalsObstacle } from './vitals.ts'
import { walk } from './walk.ts'

/** One thing that must hold, and what speaks against it. */
export interface Check {
  name: string
  faults: readonly string[]
  /** Figures, or why there was nothing to check. */
  told: string
}

export interface ClusterOptions {
  /** Packed or plain "Online Retail" file; documents are made up where it is left out. */
  file: string | null
  documents: number
  /** How often each operation is asked for. */
  rounds: number
  sales: number
  longSales: number
}

/** A sale of five lines may cost so many times what it does on a single PostgreSQL, and one of 500. */
const DEAREST = 4
const DEAREST_LONG = 3
const WANTED = 2.6
/** Fewer sales than that tell nothing of what one costs. */
const ENOUGH_SALES = 1000
/** Megabytes that a connection may grow by over 2,000 sales; it takes a hundred times that where plans are kept. */
const GROWTH_MB = 32
const SHOWN_FAULTS = 8

/**
 * Checks that the product runs on a database as on a single PostgreSQL: the empty one that is given, whatever engine it is,
 * beside an embedded one. Without an address, two embedded ones are compared. Prints each check as it ends; gives all of them.
 */
export function checkCluster(databaseUrl: string | null, options: ClusterOptions): Promise<Check[]> {
  const beside = (given: Migrated): Promise<Check[]> => withFixture((plain) => new Run(given, plain, options).checks())
  return databaseUrl === null ? withFixture(beside) : withGiven(databaseUrl, beside)
}

class Run {
  readonly #given: Migrated
  readonly #plain: Addresses
  readonly #options: ClusterOptions
  readonly #checks: Check[] = []

  constructor(given: Migrated, plain: Addresses, options: ClusterOptions) {
    this.#given = given
    this.#plain = plain
    this.#options = options
  }

  async checks(): Promise<Check[]> {
    const engine = await describeEngine(this.#given.ownerUrl)
    console.log(`${engine.version}: ${engine.nodes.map(({ name }) => name).join(', ')}\n`)
    const began = await beginnings(engine)
    await this.#check('migrations run in order, once, and leave a sound catalogue', () => this.#migrations())
    await this.#check('tables and functions are spread as the registries say', () => this.#standing(engine))
    await this.#operations(engine)
    await this.#check('documents are replayed and the books hold', () => this.#documents())
    await this.#cost(engine)
    await this.#check('no company reaches another, through any node', () => this.#isolation(engine))
    await this.#moves(engine)
    await this.#check('the books of every company hold', () => this.#books())
    await this.#check('no server crashed', async () => ({ faults: await crashes(engine, began), told: '' }))
    return this.#checks
  }

  async #check(name: string, work: () => Promise<Omit<Check, 'name'>>): Promise<void> {
    const startedAt = performance.now()
    const check = { name, ...(await work()) }
    this.#checks.push(check)
    const isSound = check.faults.length === 0
    console.log(
      `${isSound ? 'holds' : 'FAILS'} ${name}${check.told === '' ? '' : `: ${check.told}`} ${took(startedAt)}`,
    )
    for (const fault of check.faults.slice(0, SHOWN_FAULTS)) console.log(`        ${fault}`)
    if (check.faults.length > SHOWN_FAULTS) console.log(`        and ${check.faults.length - SHOWN_FAULTS} more`)
  }

  async #migrations(): Promise<Omit<Check, 'name'>> {
    const names = await withClient(this.#plain.ownerUrl, (client) =>
      client.query<{ name: string }>('select name from kysely_migration order by timestamp, name'),
    )
    const wanted = names.rows.map(({ name }) => name)
    const again = (await migrateToLatest(this.#given.ownerUrl)).applied
    const db = openAsOwner<never>(this.#given.ownerUrl)
    const lint = await lintCatalogue(db).finally(() => db.destroy())
    return {
      told: `${this.#given.applied.length} migrations`,
      faults: [
        ...(this.#given.applied.join() === wanted.join() ? [] : ['others were applied than elsewhere']),
        ...again.map((name) => `${name} was applied twice`),
        ...lint.map(({ rule, subject }) => `${rule}: ${subject}`),
      ],
    }
  }

  async #standing(engine: Engine): Promise<Omit<Check, 'name'>> {
    if (!engine.isDistributed) return { faults: [], told: 'a single PostgreSQL has nothing to spread' }
    const { ownerUrl } = this.#given
    return { faults: await standingFaults(engine, ownerUrl), told: `${engine.nodes.length} nodes` }
  }

  /** Both databases at once: each walk waits for its own answers. */
  async #operations(engine: Engine): Promise<void> {
    const printer = await standInPrinter()
    const asked = { seed: 1, rounds: this.#options.rounds, printerAddress: printer.address }
    let walked: Awaited<ReturnType<typeof hearWalk>> | undefined
    await this.#check('every operation is answered as on the embedded PostgreSQL', async () => {
      const [expected, found] = await Promise.all([walk(this.#plain, asked), hearWalk(this.#given, asked)])
      walked = found
      const operations = new Set(expected.map(({ operation }) => operation)).size
      const faults = [...differences(expected, found.steps), ...found.failedJobs.map((job) => `a job failed: ${job}`)]
      return { faults, told: `${operations} operations, ${expected.length} answers compared whole` }
    })
    printer.stop()
    if (engine.isDistributed)
      await this.#check('only lists of the whole installation ask all nodes', async () => ({
        faults: fanOutFaults(walked?.heard ?? []),
        told: '',
      }))
  }

  async #documents(): Promise<Omit<Check, 'name'>> {
    const { checks, sales, returns, documentsPerSecond } = await replayDocuments(this.#given, this.#options)
    const named = Object.entries(checks)
    return {
      faults: named.filter(([, holds]) => !holds).map(([check]) => check),
      told: `${sales} sales, ${returns} returns, ${named.length} checks, ${documentsPerSecond} documents/s`,
    }
  }

  async #cost(engine: Engine): Promise<void> {
    const obstacle = await vitalsObstacle(engine)
    if (obstacle !== null) {
      await this.#check('a sale costs what it may', async () => ({ faults: [], told: `not measured: ${obstacle}` }))
      return
    }
    const { given, plain } = await measureCosts(
      { engine, addresses: this.#given },
      { engine: await describeEngine(this.#plain.ownerUrl), addresses: this.#plain },
      this.#options,
    )
    await this.#check('every sale goes through, without two phases, in flat memory', async () => salesVerdict(given))
    await this.#check('a sale costs what it may', async () => costVerdict(given, plain))
  }

  async #isolation(engine: Engine): Promise<Omit<Check, 'name'>> {
    const companies = await withClient(this.#given.ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select company_id as id from sale group by company_id order by count(*) desc limit 2`,
      )
      return { victim: rows[0]?.id ?? '', stranger: rows[1]?.id ?? '' }
    })
    const { tries, faults } = await probeIsolation(engine, this.#given, companies)
    return { faults, told: `${tries} tries` }
  }

  /** Companies lie on the nodes beside the coordinator. */
  async #moves({ nodes }: Engine): Promise<void> {
    if (nodes.filter(({ isCoordinator }) => !isCoordinator).length < 2) return
    await this.#check('no sale is refused while a company is isolated and moved', async () =>
      movesVerdict(await checkMoves(this.#given)),
    )
  }

  async #books(): Promise<Omit<Check, 'name'>> {
    return withClient(this.#given.ownerUrl, async (client) => {
      let [companies, rows] = [0, 0]
      const faults: string[] = []
      for await (const { name, rows: own, checks } of checkAllBooks(client, {})) {
        companies += 1
        rows += own
        faults.push(
          ...checks.filter(({ count }) => count > 0).map(({ check, count }) => `${name}: ${check} (${count})`),
        )
      }
      return { faults, told: `${companies} companies, ${rows} rows` }
    })
  }
}

async function crashes(engine: Engine, began: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await beginnings(engine)
  return [...began].filter(([node, moment]) => now.get(node) !== moment).map(([node]) => `${node} began anew`)
}

function salesVerdict({ sales, failed, firstFailure, twoPhases, grownMb }: Cost): Omit<Check, 'name'> {
  return {
    told: `${sales} sales, no connection grew by more than ${grownMb.toFixed(1)} MB`,
    faults: [
      ...(failed === 0 ? [] : [`${failed} sales failed: ${firstFailure ?? ''}`]),
      ...(twoPhases === 0 ? [] : [`${twoPhases} transactions were committed in two phases`]),
      ...(grownMb <= GROWTH_MB ? [] : [`a connection grew by ${grownMb.toFixed(0)} MB`]),
    ],
  }
}

function costVerdict(found: Cost, plain: Cost): Omit<Check, 'name'> {
  const [short, long] = [found.cpuMs / plain.cpuMs, found.longCpuMs / plain.longCpuMs]
  const told = [
    `${found.cpuMs.toFixed(1)} ms of CPU for 5 lines, ${short.toFixed(1)} times plain (at most ${DEAREST}, wanted ${WANTED})`,
    `${found.longCpuMs.toFixed(0)} ms for 500, ${long.toFixed(1)} times (at most ${DEAREST_LONG})`,
    `${found.rate.toFixed(0)} sales/s beside ${plain.rate.toFixed(0)}`,
  ].join('; ')
  if (found.sales < ENOUGH_SALES) return { told: `${told}; too few to judge`, faults: [] }
  return {
    told,
    faults: [
      ...(short <= DEAREST ? [] : [`a sale of 5 lines takes ${short.toFixed(1)} times the CPU`]),
      ...(long <= DEAREST_LONG ? [] : [`a sale of 500 lines takes ${long.toFixed(1)} times the CPU`]),
    ],
  }
}
