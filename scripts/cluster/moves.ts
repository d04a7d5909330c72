import { setTimeout as pause } from 'node:timers/promises'
import { forceLeftovers, tablesWithForce } from '../../api/src/platform/db/forced-security.ts'
import { openAsOwner } from '../../api/src/platform/db/owner-database.ts'
import { ISOLATE_SECONDS, MOVE_SECONDS } from '../admin/arguments.ts'
import { Ended, isolateCompany, listNodes, moveCompany, placeOf, type Orders } from '../admin/cluster/index.ts'
import { makeCompanies } from '../bench/company.ts'
import type { Addresses } from '../bench/fixture.ts'
import type { SalesWork } from '../bench/load/jobs.ts'
import { startApi } from '../bench/processes.ts'
import { openRegisters, salesWork, signInRegisters } from '../bench/sign-in.ts'
import { Refusal } from '../common/refusal.ts'
import { killMove } from './killed-move.ts'
import { sellWhile, type Sold } from './selling.ts'

/** Something that was done to a company while it and others sold. */
export interface MoveStep extends Sold {
  name: string
}

const COMPANIES = 2
const PRODUCTS = 500
const REGISTERS = 4
const CLIENTS = 3
const QUIET_SECONDS = 5
const ATTEMPTS = 3

/**
 * Isolates a company, moves it to another node and back, and kills a move half-way, while it and three others sell through
 * the API. Gives what became of the sales in each step; one that fails, or leaves row-level security lifted, is the last. The
 * database is a cluster of two nodes at least with the tables of this version; it keeps the companies that are made.
 */
export async function checkMoves(given: Addresses): Promise<MoveStep[]> {
  const companies = await makeCompanies(
    given,
    Array.from({ length: COMPANIES }, (_, series) => ({ series, products: PRODUCTS, registers: REGISTERS })),
  )
  const [moved] = companies
  if (moved === undefined) throw new Error('no company was made')
  const api = await startApi(given, null)
  try {
    const shops: SalesWork[] = []
    for (const company of companies) {
      const open = await openRegisters(api.origin, company)
      shops.push(salesWork(open, await signInRegisters(api.origin, open)))
    }
    const clients = Array.from({ length: CLIENTS }, (_, index) => shops[index % shops.length]).filter(
      (shop) => shop !== undefined,
    )
    const steps: MoveStep[] = []
    for (const { name, work, quietly } of await stepsOf(given, moved.id)) {
      let isLate = false
      const sold = await sellWhile(api.origin, clients, async () => {
        isLate = (await persistently(work, quietly !== undefined)) === 'late'
      })
      steps.push({ name: isLate ? `${name}, in the end while nobody sells` : name, ...sold })
      if (sold.failure !== null) break
      if (isLate) await quietly?.()
    }
    return steps
  } finally {
    await api.stop()
  }
}

/** What was refused or failed, and the figures of each step. */
export function movesVerdict(steps: readonly MoveStep[]): { faults: string[]; told: string } {
  return {
    faults: steps.flatMap(({ name, failure, refused, firstRefusal }) => [
      ...(failure === null ? [] : [`${name}: ${failure}`]),
      ...(refused === 0 ? [] : [`${name}: ${refused} sales were refused, the first with ${firstRefusal ?? ''}`]),
    ]),
    told: steps
      .map(
        ({ name, seconds, sales, slowestMs }) =>
          `${name}: ${seconds.toFixed(1)} s, ${sales} sales, the slowest ${(slowestMs / 1000).toFixed(1)} s`,
      )
      .join('; '),
  }
}

interface Action {
  name: string
  work: () => Promise<unknown>
  /** The same without a limit that sales could wait out, for a machine too busy to do it within that. */
  quietly?: () => Promise<unknown>
}

async function stepsOf(given: Addresses, companyId: string): Promise<Action[]> {
  const { home, away } = await nodesFor(given, companyId)
  const orders = ordersFor(given, MOVE_SECONDS)
  const move = (to: string) => async (): Promise<void> => {
    await moveCompany(companyId, to, orders)
    await expectAt(given, companyId, to)
  }
  const isolate = (seconds: number) => () => isolateCompany(companyId, ordersFor(given, seconds))
  return [
    { name: 'nothing is done', work: () => pause(QUIET_SECONDS * 1000) },
    { name: 'a company is isolated', work: isolate(ISOLATE_SECONDS), quietly: isolate(MOVE_SECONDS) },
    { name: 'it is moved', work: move(away) },
    { name: 'it is moved back at once', work: move(home) },
    {
      name: 'a move is killed, the next start forces security again',
      work: () => killedMove(given, companyId, { home, away }),
    },
    { name: 'it is moved after that', work: move(away) },
  ]
}

/**
 * Begins anew what a busy machine kept from being done: a command that refuses has changed nothing. One that is late each
 * time says so, where something else can be done about it.
 */
async function persistently(work: () => Promise<unknown>, mayBeLate: boolean): Promise<'done' | 'late'> {
  for (let left = ATTEMPTS; ; left -= 1)
    try {
      await work()
      return 'done'
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (left > 1) continue
      if (mayBeLate && error instanceof Ended) return 'late'
      throw error
    }
}

async function killedMove(
  given: Addresses,
  companyId: string,
  { home, away }: { home: string; away: string },
): Promise<void> {
  if (!(await killMove(given, companyId, away))) {
    await moveCompany(companyId, home, ordersFor(given, MOVE_SECONDS))
    throw new Refusal('The move ended before it could be killed.')
  }
  await asOwner(given, async (db) => {
    const left = await tablesWithForce(db, false)
    if (left.length === 0) throw new Refusal('The move was killed too late: security was forced again already.')
    await forceLeftovers(db)
  })
  await expectForced(given)
}

function ordersFor({ ownerUrl, adminUrl }: Addresses, timeLimit: number): Orders {
  return { ownerUrl, adminUrl, timeLimit, say: () => undefined, stop: new AbortController().signal }
}

/** The node where a company is, and another one. */
async function nodesFor(given: Addresses, companyId: string): Promise<{ home: string; away: string }> {
  return asOwner(given, async (db) => {
    const { node } = await placeOf(db, companyId)
    const away = (await listNodes(db)).find(({ name }) => name !== node.name)
    if (away === undefined) throw new Error('the cluster has one node for companies: there is nowhere to move them')
    return { home: node.name, away: away.name }
  })
}

async function expectAt(given: Addresses, companyId: string, to: string): Promise<void> {
  const { node } = await asOwner(given, (db) => placeOf(db, companyId))
  if (node.name !== to) throw new Error(`a company that was moved to ${to} is on ${node.name}`)
  await expectForced(given)
}

async function expectForced(given: Addresses): Promise<void> {
  const left = await asOwner(given, (db) => tablesWithForce(db, false))
  if (left.length > 0) throw new Error(`row-level security is not forced again: ${left.join(', ')}`)
}

async function asOwner<T>(
  { ownerUrl }: Addresses,
  work: (db: ReturnType<typeof openAsOwner>) => Promise<T>,
): Promise<T> {
  const db = openAsOwner(ownerUrl)
  return work(db).finally(() => db.destroy())
}
