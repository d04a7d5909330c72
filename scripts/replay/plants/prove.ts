import path from 'node:path'
import { type FaultReport, FAULTS_FOLDER, runWithFaults, undisturbedEnd } from '../faults.ts'
import type { Target } from '../kill-schedule.ts'
import type { Retail } from '../run.ts'
import { tallyLine } from '../tally.ts'
import { PLANT_NAMES, type PlantName, PLANTS } from './names.ts'

const WORKERS = 4

/**
 * Replays with each plant, and once without any, under the same kills: true when the books hold without, and when each
 * plant is named by the check that is there for it.
 */
export async function provePlants(
  retail: Retail,
  kills: Readonly<Record<Target, number>>,
  seed: string,
): Promise<boolean> {
  console.log('Undisturbed')
  const folder = path.join(FAULTS_FOLDER, 'plants')
  const undisturbed = await undisturbedEnd(retail, WORKERS, folder)
  const reports: FaultReport[] = []
  for (const plant of [null, ...PLANT_NAMES]) {
    console.log(`\n${plant ?? 'Nothing planted'}, seed ${seed}`)
    reports.push(
      await runWithFaults(retail, { seed, workers: WORKERS, kills, isSetupHit: false, plant }, undisturbed, folder),
    )
  }
  console.log(['', ...reports.map(verdict)].join('\n'))
  return reports.every(isAsExpected)
}

function isAsExpected({ plant, failing, holds }: FaultReport): boolean {
  return plant === null ? holds : isCaught(plant, failing)
}

/** Something else that fails beside it does no harm; something else alone might be chance. */
function isCaught(plant: PlantName, failing: readonly string[]): boolean {
  return failing.includes(PLANTS[plant])
}

function verdict({ plant, failing, holds, kills, ...tally }: FaultReport): string {
  const name = (plant ?? 'nothing planted').padEnd(20)
  const figures = `${kills.api + kills.database} kills, ${tallyLine(tally)}`
  if (plant === null) return `${name} ${figures}: ${holds ? 'holds' : `FAILS ${failing.join('; ')}`}`
  return `${name} ${figures}: ${isCaught(plant, failing) ? 'caught by' : 'NOT CAUGHT;'} ${failing.join('; ') || 'every check holds'}`
}
