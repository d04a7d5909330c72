import { judge, type Figure } from '../../bench/figures.ts'
import { quantile } from '../../bench/statistics.ts'
import type { Attack, Counts } from './attacks.ts'
import type { Sold } from './selling.ts'

/** What a drill found. Memory and disk in MiB. */
export type LoadRun = {
  quiet: Sold
  beset: Sold
  hostile: Partial<Record<Attack, Counts>>
  restarts: number
  peakMemory: number
  diskGrowth: number
  firstFailure: string | null
}

/** One company's rubbish may take this much of the disk before somebody looks. */
const MOST_DISK = 1024
/** The process's own limits are a heap of 512 MiB and what lies beside it. */
const MOST_MEMORY = 1024

/** The figures against what they must be. */
export function loadFigures({ quiet, beset, restarts, peakMemory, diskGrowth }: LoadRun): Figure[] {
  const p95 = ({ latencies }: Sold): number => quantile(latencies, 0.95)
  return [
    judge('failed sales', quiet.failed + beset.failed, '', { most: 0, aim: 0 }),
    judge('p95 of sales, beset / quiet', p95(beset) / p95(quiet), 'times', { most: 2, aim: 1.5 }),
    judge('restarts', restarts, '', { most: 0, aim: 0 }),
    judge('peak memory of the API', peakMemory, 'MiB', { most: MOST_MEMORY, aim: MOST_MEMORY / 2 }),
    judge('growth of the disk', diskGrowth, 'MiB', { most: MOST_DISK, aim: MOST_DISK / 4 }),
    judge('sales', quiet.latencies.length + beset.latencies.length, '', { least: 1, aim: 1 }),
  ]
}
