import {
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  IMPORT_DAYS,
  type FileReading,
} from '@comptoir/contracts/platform/import-files'

const DAY_MS = 86_400_000

/** States in which an import is at work, and those in which it has done what it was to do. */
export const AT_WORK = ['checking', 'importing', 'undoing'] as const
export const ENDED = ['done', 'undone'] as const

const isOneOf = (state: string, states: readonly string[]): boolean => states.includes(state)

/** When an import is removed by itself; null while it is at work. `removal.repository.ts` finds by the same rule. */
export function expiryOf(row: {
  state: string
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}): Date | null {
  if (isOneOf(row.state, AT_WORK)) return null
  const lastStep = row.finished_at ?? row.started_at ?? row.created_at
  const days = isOneOf(row.state, ENDED) ? IMPORT_DAYS.done : IMPORT_DAYS.open
  return new Date(lastStep.getTime() + days * DAY_MS)
}

/** The last moments of imports that are over now: of those that ended, and of the others. */
export function overBefore(now: Date): { ended: Date; open: Date } {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  return { ended: before(IMPORT_DAYS.done), open: before(IMPORT_DAYS.open) }
}

/** How a file was read, as its columns keep it. */
export function readingOf(row: {
  encoding: string | null
  delimiter: string | null
  sheet: string | null
  sheets: string[]
}): FileReading {
  return {
    encoding: FILE_ENCODINGS.find((known) => known === row.encoding) ?? null,
    delimiter: FILE_DELIMITERS.find((known) => known === row.delimiter) ?? null,
    sheet: row.sheet,
    sheets: row.sheets,
  }
}
