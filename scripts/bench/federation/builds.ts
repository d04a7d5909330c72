import { edit, runIn } from './repository-copy.ts'
import { repeated } from './repeated.ts'

const BUILD = 'scripts/build.ts'
const CHANGED = 'mfe-inventory/src/features/products/products.page.tsx'

/** Seconds of a build of everything without any cache, and of builds after a change in one remote. */
export interface BuildTimes {
  cold: number
  warm: number[]
}

/** Builds a copy of the repository as `npm run build` does, then again after a change of the largest remote. */
export async function timeBuilds(copy: string, rounds: number): Promise<BuildTimes> {
  const [cold = NaN] = await repeated(1, () => runIn(copy, BUILD))
  const warm = await repeated(rounds, (round) => {
    edit(copy, CHANGED, (text) => `${text}export const benchRound${round} = ${round}\n`)
    return runIn(copy, BUILD)
  })
  return { cold, warm }
}
