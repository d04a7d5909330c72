import fs from 'node:fs'
import path from 'node:path'
import { makeCompanies, type Company } from '../../bench/company.ts'
import { proportionalMemory } from '../../bench/cpu.ts'
import { withClient, withFixture, type Fixture } from '../../bench/fixture.ts'
import { Connection } from '../../bench/load/connection.ts'
import type { SalesWork } from '../../bench/load/jobs.ts'
import { firstMessage, spawnNode, startApi, stopChild, type Served } from '../../bench/processes.ts'
import { openRegisters, salesWork, signIn, signInRegisters } from '../../bench/sign-in.ts'
import { step } from '../../common/steps.ts'
import type { Attack, Attacker, Counts } from './attacks.ts'
import type { Orders } from './hostile-process.ts'
import type { LoadRun } from './figures.ts'
import type { LoadOptions } from './options.ts'
import { sell, type Sold } from './selling.ts'

const HOSTILE = new URL('./hostile-process.ts', import.meta.url)
const MEBIBYTE = 1024 * 1024
const LOOK_MS = 250
const WARM_UP_SECONDS = 2
/** The limits that users have, but for signing in: all of this drill comes from one address. */
const SETTINGS = { REQUESTS_PER_MINUTE: '600', LOGINS_PER_MINUTE: '1000' }

type Hostile = { counts: () => Promise<Partial<Record<Attack, Counts>>>; stop: () => Promise<void> }

/** Sells in quiet, then with a hostile company beside, on a product and a database of its own. */
export function runLoad({ seconds, shops, products, attacks }: LoadOptions): Promise<LoadRun> {
  return withFixture(async (fixture) => {
    const plans = Array.from({ length: shops }, (_, index) => ({ series: index + 1, products: 200, registers: 1 }))
    const [hostile, ...honest] = await step('Companies', () =>
      makeCompanies(fixture, [{ series: 0, products, registers: 1 }, ...plans]),
    )
    if (hostile === undefined) throw new Error('no company was made')
    const api = await startApi(fixture, null, SETTINGS)
    const memory = watchMemory(api)
    try {
      const sellers = await openShops(api.origin, honest)
      await sell(api.origin, sellers, WARM_UP_SECONDS)
      const quiet = await step('Quiet', () => sell(api.origin, sellers, seconds), describe)
      const before = await diskOf(fixture)
      const attackers = await startHostile({ attacker: await attackerOf(api.origin, hostile), kinds: attacks })
      const beset = await step('Beset', () => sell(api.origin, sellers, seconds), describe)
      const counts = await attackers.counts().finally(attackers.stop)
      const diskGrowth = (await diskOf(fixture)) - before
      return {
        quiet,
        beset,
        hostile: counts,
        restarts: api.hasDied() ? 1 : 0,
        peakMemory: memory.peak(),
        diskGrowth,
        firstFailure: quiet.firstFailure ?? beset.firstFailure,
      }
    } finally {
      memory.stop()
      await api.stop()
    }
  })
}

function describe({ latencies, failed }: Sold): string {
  return `${latencies.length} sales, ${failed} failed`
}

async function openShops(origin: string, companies: readonly Company[]): Promise<SalesWork[]> {
  const shops: SalesWork[] = []
  for (const company of companies) {
    const open = await openRegisters(origin, company)
    shops.push(salesWork(open, await signInRegisters(origin, open)))
  }
  return shops
}

async function attackerOf(origin: string, { id, administrator, shops }: Company): Promise<Attacker> {
  const call = new Connection(origin, 'identity')
  const token = await signIn(call, administrator)
  call.close()
  return { origin, companyId: id, pointOfSaleId: shops[0]?.pointOfSaleId ?? '', token }
}

/** In a process of its own, so that what it costs to attack is not what it costs to sell. */
async function startHostile(orders: Orders): Promise<Hostile> {
  const child = spawnNode(HOSTILE)
  await firstMessage(child, HOSTILE)
  child.send(orders)
  await firstMessage(child, HOSTILE)
  return {
    counts: async () => {
      const counts = new Promise<Partial<Record<Attack, Counts>>>((resolve) => child.once('message', resolve))
      child.send('end')
      return counts
    },
    stop: () => stopChild(child),
  }
}

function watchMemory({ pid, hasDied }: Served): { peak: () => number; stop: () => void } {
  let peak = 0
  const timer = setInterval(() => {
    if (!hasDied()) peak = Math.max(peak, proportionalMemory(pid))
  }, LOOK_MS)
  return { peak: () => peak, stop: () => clearInterval(timer) }
}

/** The database, and what lies beside it in the data folder. */
async function diskOf({ ownerUrl, dataDir }: Fixture): Promise<number> {
  const database = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    return Number(rows[0]?.bytes)
  })
  return (database + sizeOf(dataDir)) / MEBIBYTE
}

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'postgres')
    .map((entry) => {
      const whole = path.join(folder, entry.name)
      return entry.isDirectory() ? sizeOf(whole) : (fs.statSync(whole, { throwIfNoEntry: false })?.size ?? 0)
    })
    .reduce((sum, size) => sum + size, 0)
}
