import { Refusal } from '../../common/refusal.ts'
import { readOptions, type Options } from '../options.ts'

/** The options of all benchmarks, how often each thing is done in a round, and a folder that keeps the catalogues for the next run. */
export type CounterOptions = Options & { folder: string | null; sizes: readonly number[]; times: Times }

/** How often in a round. A cart of `lines` is what F14 changes quantities in. */
export interface Times {
  words: number
  scans: number
  sales: number
  lines: number
  steps: number
  changed: readonly number[]
}

const FULL = {
  sizes: [10_000, 100_000],
  times: { words: 12, scans: 40, sales: 15, lines: 100, steps: 20, changed: [100, 1000] },
}
const SMOKE = { sizes: [200, 400], times: { words: 2, scans: 3, sales: 2, lines: 5, steps: 2, changed: [10, 20] } }

/** Reads the command line: `--folder <path>` keeps the catalogues there. */
export function readCounterOptions(args: readonly string[]): CounterOptions {
  const at = args.indexOf('--folder')
  const folder = at < 0 ? null : args[at + 1]
  if (folder === undefined) throw new Refusal('--folder is followed by nothing.')
  const options = readOptions(at < 0 ? args : args.toSpliced(at, 2))
  return { ...options, folder, ...(options.isSmoke ? SMOKE : FULL) }
}
