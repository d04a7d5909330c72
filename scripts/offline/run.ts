import path from 'node:path'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { withClient } from '../bench/fixture.ts'
import { checkBooks } from '../books/index.ts'
import { step } from '../common/steps.ts'
import { scheduleKills } from '../replay/kill-schedule.ts'
import { Killer } from '../replay/killer.ts'
import { compareSessions, compareTickets, type Verdict, type Written } from './compare.ts'
import { loadDeviceCode } from './device-code.ts'
import { startInstallation, type Installation } from './installation.ts'
import { readBooks } from './read-books.ts'
import { RegisterRun } from './selling.ts'

export interface OfflinePlan {
  seed: string
  registers: number
  sales: number
  kills: { api: number; database: number }
}

/** What a run did and found. */
export interface OfflineReport {
  seed: string
  sales: number
  sessions: number
  series: number
  kills: { api: number; database: number }
  /** How often what happened to batches, and at registers. */
  faults: Readonly<Record<string, number>>
  steps: Readonly<Record<string, number>>
  verdict: Verdict
  /** What the check of the books found. */
  broken: string[]
  holds: boolean
}

/** The same, with what it is about: for as long as the installation is there. */
export interface OfflineRun {
  report: OfflineReport
  written: readonly Written[]
  sessions: readonly CashSession[]
  installation: Installation
}

/**
 * Sells at several registers by the code of the counter, with faults, and compares every ticket that devices wrote with the
 * books. `look` may look at all of it before the installation is stopped.
 */
export async function runOffline(
  folder: string,
  plan: OfflinePlan,
  look: (run: OfflineRun) => Promise<void> = async () => undefined,
): Promise<OfflineReport> {
  const code = await loadDeviceCode(path.join(folder, 'code'))
  const installation = await step('Installation', () => startInstallation(folder, plan.registers))
  try {
    const { origin, company, administrator, databaseUrl } = installation
    const written: Written[] = []
    const schedule = { seed: plan.seed, documents: plan.sales, kills: plan.kills, isSetupHit: false }
    const killer = new Killer(installation, [scheduleKills(schedule, 'api'), scheduleKills(schedule, 'database')])
    const onSold = (ticket: Written): void => {
      written.push(ticket)
      killer.answered()
    }
    const registers = company.shops.flatMap((shop) => shop.registerIds.map((registerId) => ({ shop, registerId })))
    const runs = registers.map(
      ({ shop, registerId }, index) =>
        new RegisterRun({
          ...{ code, origin, company, administrator, shop, registerId, seed: plan.seed, onSold },
          sales: share(plan.sales, registers.length, index),
        }),
    )
    await step('Sold', () => Promise.all(runs.map((run) => run.sell())))
    const kills = await killer.end()
    await step('Sent', () => Promise.all(runs.map((run) => run.settle())))
    const sessions = await readSessions(runs)
    const verdict = await step('Compared', () =>
      withClient(databaseUrl, async (client) => compareTickets(written, await readBooks(client, company.id))),
    )
    verdict.diverged.push(...compareSessions(written, sessions))
    const broken = (await checkBooks(databaseUrl, company.id)).flatMap(({ check, rows }) =>
      rows.length === 0 ? [] : [`${check}: ${JSON.stringify(rows.slice(0, 3))}`],
    )
    const report: OfflineReport = {
      seed: plan.seed,
      sales: new Set(written.map(({ hash }) => hash)).size,
      sessions: runs.reduce((sum, { sessionIds }) => sum + sessionIds.length, 0),
      series: new Set(written.map(({ number }) => number.replace(/\d+$/, ''))).size,
      ...{ kills, verdict, broken },
      faults: totals(runs.map(({ line }) => line.drawn)),
      steps: totals(runs.map(({ happened }) => happened)),
      holds: Object.values(verdict).every((found) => found.length === 0) && broken.length === 0,
    }
    await look({ report, written, sessions, installation })
    return report
  } finally {
    await installation.stop()
  }
}

function readSessions(runs: readonly RegisterRun[]): Promise<CashSession[]> {
  return Promise.all(runs.flatMap((run) => run.sessionIds.map((id) => run.readSession(id))))
}

function share(sales: number, registers: number, index: number): number {
  return Math.floor(sales / registers) + (index < sales % registers ? 1 : 0)
}

function totals(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [name, count] of counts.flatMap((each) => [...each])) sums.set(name, (sums.get(name) ?? 0) + count)
  return Object.fromEntries(sums)
}
