import { randomInt } from 'node:crypto'
import path from 'node:path'
import { ROOT } from '../common/root.ts'
import { step } from '../common/steps.ts'
import { type EndState, endStateCheck, readEndState } from './end-state.ts'
import { type OwnInstallation, removeOwn, startOwn } from './installation.ts'
import { scheduleKills, sendingsOf, type Target } from './kill-schedule.ts'
import { Killer } from './killer.ts'
import { connected } from './own-database.ts'
import type { MutantName } from './mutants/names.ts'
import type { ReplayReport } from './report.ts'
import { replay, type Retail } from './run.ts'
import { type Tally, tallyCheck, tallyLine, tallyOf } from './tally.ts'
import { toCheck } from './verify.ts'

/** Where runs with faults keep their installations: never beside the data of anything else. */
export const FAULTS_FOLDER = path.join(ROOT, '.comptoir', 'replay-faults')

export interface FaultPlan {
  seed: string
  workers: number
  kills: Readonly<Record<Target, number>>
  isSetupHit: boolean
  mutant: MutantName | null
}

export interface FaultReport extends ReplayReport, Tally {
  seed: string
  mutant: MutantName | null
  kills: Record<Target, number>
  failing: string[]
}

/** A seed to print and to give again. */
export function newSeed(): string {
  return String(randomInt(2 ** 31))
}

/** Sends the documents to a fresh installation that nobody disturbs, and says how everything ends. */
export async function undisturbedEnd(retail: Retail, workers: number, folder: string): Promise<EndState> {
  const end = await withFresh(folder, null, async (own) => {
    const { holds } = await replay(own, retail, workers)
    if (!holds) throw new Error('The books do not agree even without a fault.')
    return readEndState(own.databaseUrl)
  })
  removeOwn(folder)
  return end
}

/**
 * Sends the same documents to a fresh installation, each of them once to three times at once, while it is killed again and
 * again. The installation stays where a check failed, to be looked into.
 */
export async function runWithFaults(
  retail: Retail,
  plan: FaultPlan,
  undisturbed: EndState,
  folder: string,
): Promise<FaultReport> {
  const report = await withFresh(folder, plan.mutant, (own) => disturb(own, retail, plan, undisturbed))
  if (report.holds) removeOwn(folder)
  return report
}

async function disturb(
  own: OwnInstallation,
  retail: Retail,
  plan: FaultPlan,
  undisturbed: EndState,
): Promise<FaultReport> {
  const { seed, kills: planned } = plan
  const documents = retail.sorted.documents.length
  const killer = new Killer(own, [
    scheduleKills({ ...plan, documents }, 'api'),
    scheduleKills({ ...plan, documents }, 'database'),
  ])
  let kills: FaultReport['kills'] = { api: 0, database: 0 }
  let tally: Tally = { lost: 0, doubled: 0, gaps: 0 }
  const report = await replay(own, retail, plan.workers, {
    sendings: ({ number }) => sendingsOf(seed, number),
    beforeDocuments: () => keepSafe(own),
    onOutcome: () => killer.answered(),
    beforeChecks: async () => {
      kills = await step(
        'Kills',
        () => killer.end(),
        ({ api, database }) =>
          `${api} of ${planned.api} of the API, ${database} of ${planned.database} of the database`,
      )
    },
    moreChecks: async (outcomes) => {
      tally = await tallyOf(own.databaseUrl, outcomes)
      return [
        tallyCheck(tally),
        endStateCheck(undisturbed, await readEndState(own.databaseUrl)),
        toCheck('the API outlives its database', own.apiEnds() === 0 ? [] : [`ended by itself ${own.apiEnds()} times`]),
      ]
    },
  })
  console.log(tallyLine(tally))
  const failing = Object.keys(report.checks).filter((check) => report.checks[check] === false)
  return { ...report, ...tally, seed, mutant: plan.mutant, kills, failing }
}

/** What was made before the documents is on the disk whatever the mutant: it has to be caught by what it does to documents. */
function keepSafe({ databaseUrl }: OwnInstallation): Promise<void> {
  return connected(databaseUrl, async (client) => void (await client.query('checkpoint')))
}

async function withFresh<T>(
  folder: string,
  mutant: MutantName | null,
  work: (own: OwnInstallation) => Promise<T>,
): Promise<T> {
  removeOwn(folder)
  const own = await step(
    'Installation',
    () => startOwn(folder, mutant),
    ({ origin }) => (mutant === null ? origin : `${origin} with ${mutant}`),
  )
  try {
    return await work(own)
  } finally {
    await own.stop()
  }
}
