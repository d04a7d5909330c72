import type { OfflineReport } from './run.ts'

const MOST_NAMED = 5

/** What a run did and found, in lines; the last one counts. */
export function linesOf({ sales, sessions, series, kills, faults, steps, verdict, broken }: OfflineReport): string[] {
  const counted = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  const named = Object.entries(verdict).flatMap(([kind, found]: [string, string[]]) =>
    found.slice(0, MOST_NAMED).map((each) => `  ${kind}: ${each}`),
  )
  return [
    `${sales} sales in ${sessions} sessions and ${series} series; ${kills.api} kills of the API, ${kills.database} of the database`,
    `Batches: ${counted(faults)}`,
    `Registers: ${counted(steps)}`,
    ...named,
    ...broken.map((each) => `  the books: ${each}`),
    `${verdict.lost.length} lost, ${verdict.duplicated.length} duplicated, ${verdict.diverged.length} diverged`,
  ]
}
