import path from 'node:path'
import { type FaultReport, FAULTS_FOLDER, runWithFaults, undisturbedEnd } from '../faults.ts'
import type { Target } from '../kill-schedule.ts'
import type { Retail } from '../run.ts'
import { tallyLine } from '../tally.ts'
import { MUTANT_NAMES, type MutantName, MUTANTS } from './names.ts'

const WORKERS = 4

/**
 * Replays with each mutant, and once without any, under the same kills: true when the books hold without, and when each
 * mutant is named by the check that is there for it.
 */
export async function proveMutants(
  retail: Retail,
  kills: Readonly<Record<Target, number>>,
  seed: string,
): Promise<boolean> {
  console.log('Undisturbed')
  const folder = path.join(FAULTS_FOLDER, 'mutants')
  const undisturbed = await undisturbedEnd(retail, WORKERS, folder)
  const reports: FaultReport[] = []
  for (const mutant of [null, ...MUTANT_NAMES]) {
    console.log(`\n${mutant ?? 'No mutant'}, seed ${seed}`)
    reports.push(
      await runWithFaults(retail, { seed, workers: WORKERS, kills, isSetupHit: false, mutant }, undisturbed, folder),
    )
  }
  console.log(['', ...reports.map(verdict)].join('\n'))
  return reports.every(isAsExpected)
}

function isAsExpected({ mutant, failing, holds }: FaultReport): boolean {
  return mutant === null ? holds : isCaught(mutant, failing)
}

/** Something else that fails beside it does no harm; something else alone might be chance. */
function isCaught(mutant: MutantName, failing: readonly string[]): boolean {
  return failing.includes(MUTANTS[mutant])
}

function verdict({ mutant, failing, holds, kills, ...tally }: FaultReport): string {
  const name = (mutant ?? 'no mutant').padEnd(20)
  const figures = `${kills.api + kills.database} kills, ${tallyLine(tally)}`
  if (mutant === null) return `${name} ${figures}: ${holds ? 'holds' : `FAILS ${failing.join('; ')}`}`
  return `${name} ${figures}: ${isCaught(mutant, failing) ? 'caught by' : 'NOT CAUGHT;'} ${failing.join('; ') || 'every check holds'}`
}
